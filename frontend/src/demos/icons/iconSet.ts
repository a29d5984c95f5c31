import type { ReactElement } from 'react';
import { createElement } from 'react';
import type { Localised } from '../frame/demo';

/** An icon's name and SVG shapes. */
export type NamedIcon = readonly [name: string, shapes: readonly Shape[]];
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** An icon set, and how its icons are rendered and written in code. */
export interface IconSet {
  readonly title: Localised;
  readonly licence: string;
  readonly load: () => Promise<readonly NamedIcon[]>;
  /** Attributes of each icon's `<svg>`, as React props. */
  readonly frame: Readonly<Record<string, string>>;
  /** Whether the set has filled variants named `…-fill`. */
  readonly hasFilled: boolean;
  /** The JSX that renders the icon. */
  jsx(name: string): string;
}

/** An icon with a size in pixels. */
export function drawn(set: IconSet, [, shapes]: NamedIcon, size: number): ReactElement {
  const children = shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  return createElement('svg', { ...set.frame, width: size, height: size, 'aria-hidden': true }, children);
}

/** An icon as SVG source. */
export function svgText({ frame }: IconSet, [, shapes]: NamedIcon): string {
  const inside = shapes.map(([tag, attributes]) => `<${tag}${attributesText(attributes)}/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributesText(frame)}>${inside}</svg>`;
}

const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'viewBox' ? name : hyphenated(name)}="${value}"`)
    .join('');

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `arrow-up-right` is `ArrowUpRight`; a leading digit gets a letter in front, to be a valid identifier. */
export const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'Icon');
