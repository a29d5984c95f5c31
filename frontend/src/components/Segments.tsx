export interface Segment<Name extends string | number> {
  readonly name: Name;
  readonly label: string;
  /** What a short label means, for its tooltip and for screen readers. */
  readonly title?: string;
}

export interface SegmentsProps<Name extends string | number> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Name>[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** For the head of a card. */
  readonly isSmall?: boolean;
}

/** A choice of one out of a few, as one control. styles/_controls.scss has its look, which a group of radios shares. */
export function Segments<Name extends string | number>(props: SegmentsProps<Name>) {
  const { label, segments, chosen, onChoose, isSmall = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put a frame around a few small buttons
    <div className="segments" role="group" aria-label={label}>
      {segments.map(({ name, label, title }) => (
        <button
          key={name}
          type="button"
          className={isSmall ? 'btn btn-sm btn-outline-secondary' : 'btn btn-outline-secondary'}
          aria-pressed={name === chosen}
          aria-label={title}
          title={title}
          onClick={() => onChoose(name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
