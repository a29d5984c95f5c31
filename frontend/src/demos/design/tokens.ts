import { parseColour, type Rgb } from '../../lib/contrast.mts';

/** Custom properties of a foreground (text or meaningful line) and its background. */
export interface ColourPair {
  readonly name: ColourPairName;
  readonly text: string;
  readonly ground: string;
  /** Minimum contrast by WCAG 2.2 AA: 4.5 for text, 3 for lines and marks. */
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

/**
 * The computed colour of each custom property; null if it is no plain colour. New elements each time, as a transition
 * could make reused ones report their old colour; on the page together, as each insertion recalculates its style.
 */
export function readColours(names: readonly string[]): Map<string, Rgb | null> {
  const probes = document.createElement('div');
  for (const name of names) probes.append(probeOf(name));
  document.body.append(probes);
  const colours = names.map((name, index) => {
    const probe = probes.children[index] as Element;
    return [name, parseColour(getComputedStyle(probe).color)] as const;
  });
  probes.remove();
  return new Map(colours);
}

function probeOf(name: string): HTMLElement {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  return probe;
}

/** Spacing from 4 px: Bootstrap's step and its size in rem. */
export const spaces: readonly [step: string, size: number][] = [
  ['1', 0.25],
  ['2', 0.5],
  ['12', 0.75],
  ['3', 1],
  ['4', 1.5],
  ['32', 2],
  ['5', 3],
];

/** The class of each text size, and its size in pixels. */
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

/** Border radii, by custom property. */
export const radii: readonly [property: string, pixels: number][] = [
  ['--bs-border-radius-sm', 4],
  ['--bs-border-radius', 6],
  ['--bs-border-radius-lg', 8],
  ['--bs-border-radius-xl', 12],
];
