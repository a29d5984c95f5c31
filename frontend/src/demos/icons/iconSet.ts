import type { ReactElement } from 'react';
import { createElement } from 'react';
import type { Localised } from '../frame/demo';

/** An icon: its name, and the shapes that it is drawn of. */
export type NamedIcon = readonly [name: string, shapes: readonly Shape[]];
type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** A set of icons, and how one of them is drawn and written. */
export interface IconSet {
  readonly title: Localised;
  readonly licence: string;
  readonly load: () => Promise<readonly NamedIcon[]>;
  /** What the `<svg>` of each icon has, as React spells it. */
  readonly frame: Readonly<Record<string, string>>;
  /** Whether the set has filled icons beside those of lines, named `…-fill`. */
  readonly hasFilled: boolean;
  /** How a component shows the icon. */
  jsx(name: string): string;
}

/** An icon at a size, in pixels. */
export function drawn(set: IconSet, [, shapes]: NamedIcon, size: number): ReactElement {
  const children = shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  return createElement('svg', { ...set.frame, width: size, height: size, 'aria-hidden': true }, children);
}

/** An icon as the text of an SVG file. */
export function svgText({ frame }: IconSet, [, shapes]: NamedIcon): string {
  const inside = shapes.map(([tag, attributes]) => `<${tag}${attributesText(attributes)}/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"${attributesText(frame)}>${inside}</svg>`;
}

const attributesText = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name === 'viewBox' ? name : hyphenated(name)}="${value}"`)
    .join('');

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `arrow-up-right` is `ArrowUpRight`; what begins with a digit gets a letter in front, as a name has to. */
export const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, 'Icon');
