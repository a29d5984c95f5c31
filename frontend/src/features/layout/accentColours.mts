import type { Accent } from './layoutSlice';

/** Each accent's own colour. frontend/build/accent-styles.mts computes its shades for both themes. */
export const accentColours = {
  sky: '#0369a1',
  teal: '#0f766e',
  green: '#15803d',
  violet: '#6d28d9',
  magenta: '#9c2b84',
  brown: '#8a4b16',
} as const satisfies Record<Exclude<Accent, 'brand'>, string>;
