/**
 * Eight hues for data, the same in every chart and on both themes: each has a contrast of 3:1 or more with either
 * surface, and neighbours differ in lightness as well. styles/_tokens.scss holds them as `--polder-data-1` … `8`.
 */
export const dataColours = [
  '#3f74e0',
  '#d9730d',
  '#12908a',
  '#c2559d',
  '#8a6be0',
  '#a3812a',
  '#4a9440',
  '#6f84a3',
] as const;
