import { parseColour, type Rgb } from '../../lib/contrast';

/** Text, or a line that carries meaning, on the ground that it stands on: each a custom property of the style sheets. */
export interface ColourPair {
  readonly name: ColourPairName;
  readonly text: string;
  readonly ground: string;
  /** WCAG 2.2 AA: 4.5 for text, 3 for lines and marks. */
  readonly atLeast: 4.5 | 3;
}

export type ColourPairName = (typeof pairs)[number][0];

const pairs = [
  ['body', '--bs-body-color', '--bs-body-bg', 4.5],
  ['surface', '--bs-body-color', '--polder-surface', 4.5],
  ['raised', '--bs-body-color', '--polder-raised', 4.5],
  ['secondary', '--bs-secondary-color', '--bs-body-bg', 4.5],
  ['secondarySurface', '--bs-secondary-color', '--polder-surface', 4.5],
  ['link', '--bs-link-color', '--polder-surface', 4.5],
  ['action', '--polder-on-action', '--polder-action', 4.5],
  ['attention', '--polder-attention-text', '--polder-surface', 4.5],
  ['danger', '--polder-danger-text', '--polder-surface', 4.5],
  ['primarySubtle', '--bs-primary-text-emphasis', '--bs-primary-bg-subtle', 4.5],
  ['successSubtle', '--bs-success-text-emphasis', '--bs-success-bg-subtle', 4.5],
  ['warningSubtle', '--bs-warning-text-emphasis', '--bs-warning-bg-subtle', 4.5],
  ['dangerSubtle', '--bs-danger-text-emphasis', '--bs-danger-bg-subtle', 4.5],
  ['infoSubtle', '--bs-info-text-emphasis', '--bs-info-bg-subtle', 4.5],
  ['topbar', '--topbar-text', '--topbar-ground', 4.5],
  ['sidebar', '--sidebar-quiet', '--sidebar-ground', 4.5],
  ['field', '--polder-field-border', '--polder-field', 3],
  ['focus', '--polder-focus', '--polder-surface', 3],
] as const;

export const colourPairs: readonly ColourPair[] = pairs.map(([name, text, ground, atLeast]) => ({
  name,
  text,
  ground,
  atLeast,
}));

/** What each custom property comes to on the page as it is now; null for what is no plain colour. */
export function readColours(names: readonly string[]): Map<string, Rgb | null> {
  return new Map(names.map((name) => [name, readColour(name)]));
}

/** A fresh element each time: one that changed its colour would, for a moment, answer with the colour it had. */
function readColour(name: string): Rgb | null {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const colour = parseColour(getComputedStyle(probe).color);
  probe.remove();
  return colour;
}

/** 4 px apart and more: Bootstrap's step, then its size in rem. */
export const spaces: readonly [step: string, size: number][] = [
  ['1', 0.25],
  ['2', 0.5],
  ['12', 0.75],
  ['3', 1],
  ['4', 1.5],
  ['32', 2],
  ['5', 3],
];

/** The class that makes each size of text, and its size in pixels. */
export const typeSizes: readonly [
  name: 'figure' | 'page' | 'section' | 'part' | 'text' | 'small',
  className: string,
][] = [
  ['figure', 'figure-number'],
  ['page', 'h1'],
  ['section', 'h2'],
  ['part', 'h3'],
  ['text', ''],
  ['small', 'small'],
];

/** Corners, by the property that holds them. */
export const radii: readonly [property: string, pixels: number][] = [
  ['--bs-border-radius-sm', 4],
  ['--bs-border-radius', 6],
  ['--bs-border-radius-lg', 8],
  ['--bs-border-radius-xl', 12],
];
