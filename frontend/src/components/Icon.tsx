import { createElement } from 'react';

/** An icon's shapes, as `import house from 'bootstrap-icons/icons/house.svg?glyph'` gives them. */
export type IconShape = Iterable<[tag: string, attributes: Record<string, string>]>;

export interface IconProps {
  readonly icon: IconShape;
  /** What the icon says, where no text beside it does; without it, the icon is decoration. */
  readonly label?: string;
  /** Mirrored when the page reads from right to left: for arrows and chevrons. */
  readonly directional?: boolean;
  readonly className?: string;
}

/** One icon of bootstrap-icons, in the size and colour of the text around it. */
export function Icon({ icon, label, directional, className = '' }: IconProps) {
  const classes = `icon ${directional ? 'icon-directional' : ''} ${className}`.trim();
  const shapes = Array.from(icon, ([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  if (!label) {
    return (
      <svg viewBox="0 0 16 16" className={classes} aria-hidden="true">
        {shapes}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 16 16" className={classes} role="img" aria-label={label}>
      {shapes}
    </svg>
  );
}
