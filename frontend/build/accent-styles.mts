import type { Plugin } from 'vite';
import { accentColours } from '../src/features/layout/accentColours.mts';
import { parseColour, type Rgb } from '../src/lib/contrast.mts';
import { brandColours, type ShadeName } from './brand-colours.mts';

/**
 * The custom properties that have the brand's colour, and their shades in the light and in the dark theme.
 * test/frontend/design/accentStyles.test.ts finds a missing one.
 */
const properties: Readonly<Record<string, readonly [light: ShadeName, dark: ShadeName]>> = {
  '--polder-brand': ['action', 'action'],
  '--polder-action': ['action', 'action-dark'],
  '--polder-action-hover': ['action-hover', 'action-hover-dark'],
  '--polder-action-active': ['action-active', 'action-active-dark'],
  '--polder-focus': ['action', 'accent-dark'],
  '--polder-frame': ['frame', 'frame-dark'],
  '--polder-frame-quiet': ['frame-quiet', 'frame-quiet'],
  '--bs-primary': ['action', 'accent-dark'],
  '--bs-primary-text-emphasis': ['emphasis', 'emphasis-dark'],
  '--bs-primary-bg-subtle': ['subtle', 'subtle-dark'],
  '--bs-primary-border-subtle': ['subtle-border', 'subtle-border-dark'],
  '--bs-link-color': ['action', 'accent-dark'],
  '--bs-link-hover-color': ['link-hover', 'link-hover-dark'],
};

/** Bootstrap needs these as `red, green, blue` too, under the name with `-rgb`. */
const alsoAsNumbers = ['--bs-primary', '--bs-link-color', '--bs-link-hover-color'];

const numbers = (hex: string) => (parseColour(hex) as Rgb).join(', ');

function declarations(colour: string, theme: 0 | 1): string {
  const shades = brandColours(colour);
  return Object.entries(properties)
    .flatMap(([name, both]) => {
      const shade = shades[both[theme]];
      return [`${name}:${shade}`, ...(alsoAsNumbers.includes(name) ? [`${name}-rgb:${numbers(shade)}`] : [])];
    })
    .join(';');
}

/** Where Bootstrap computes from the brand's colour when it is built, not from a custom property. */
function computedByBootstrap(page: string, colour: string): string[] {
  const { action } = brandColours(colour);
  const mixed = (percent: number) => `color-mix(in srgb,var(--bs-table-color) ${percent}%,var(--bs-table-bg))`;
  const table = {
    bg: `color-mix(in srgb,${action} 20%,#fff)`,
    'border-color': mixed(20),
    'striped-bg': mixed(5),
    'active-bg': mixed(10),
    'hover-bg': mixed(7.5),
  };
  const inTable = Object.entries(table).map(([name, value]) => `--bs-table-${name}:${value}`);
  return [
    `${page} .table-primary{${inTable.join(';')}}`,
    `${page} :is(.btn-primary,.btn-outline-primary,.btn-link){--bs-btn-focus-shadow-rgb:${numbers(action)}}`,
  ];
}

/** The style of an accent: what styles/_tokens.scss and Bootstrap have for the brand. Paper is light in either theme. */
export function accentStyle(accent: string, colour: string): string {
  const page = `[data-accent="${accent}"]`;
  const dark = `[data-bs-theme="dark"]`;
  return [
    `${page},${page} [data-bs-theme="light"]{${declarations(colour, 0)}}`,
    `@media screen{${page}${dark},${page} ${dark}{${declarations(colour, 1)}}}`,
    ...computedByBootstrap(page, colour),
  ].join('');
}

/** The style of each accent by its name. */
export const stylesByAccent = (): Record<string, string> =>
  Object.fromEntries(Object.entries(accentColours).map(([name, colour]) => [name, accentStyle(name, colour)]));

/** `virtual:accent-styles` has the style of each accent by its name. */
export function accentStyles(): Plugin {
  return {
    name: 'polder-accent-styles',
    resolveId: { filter: { id: /^virtual:accent-styles$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:accent-styles$/ },
      handler: () => ({ code: `export default ${JSON.stringify(stylesByAccent())};`, moduleType: 'js' }),
    },
  };
}
