/**
 * Eight hues for data, the same in every chart: on a light surface each has a contrast of 3:1 or more, on a dark one of
 * 4.5:1, as thin lines look dull there. Any two can be told apart whichever of the eye's receptors is missing.
 * styles/_tokens.scss holds them as `--polder-data-1` … `8`, for all that CSS colours;
 * test/frontend/design/dataColours.test.ts measures them and compares the two lists.
 */
export const dataColours = {
  light: ['#026de4', '#e06726', '#03786d', '#d06abc', '#755da9', '#8d6405', '#1fa255', '#7c8391'],
  dark: ['#5b9dff', '#db7643', '#4d9e84', '#efa2ed', '#ae82cd', '#cca72f', '#3dcf8a', '#a3acba'],
} as const;

export type DataColours = (typeof dataColours)[keyof typeof dataColours];

export const dataColoursFor = (darkMode: boolean): DataColours => dataColours[darkMode ? 'dark' : 'light'];

/** Of what lies under a line, in every chart. */
export const areaOpacity = 0.12;
