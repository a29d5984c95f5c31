/**
 * Eight hues for data, the same in every chart and on both themes: each has a contrast of 3:1 or more with either
 * surface, and any two can be told apart whichever of the eye's receptors is missing. styles/_tokens.scss holds them as
 * `--polder-data-1` … `8`; test/frontend/design/dataColours.test.ts measures them.
 */
export const dataColours = [
  '#026de4',
  '#e06726',
  '#03786d',
  '#d06abc',
  '#755da9',
  '#8d6405',
  '#1fa255',
  '#7c8391',
] as const;
