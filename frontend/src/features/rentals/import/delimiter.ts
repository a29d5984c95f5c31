import Papa from 'papaparse';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The delimiter that gives the file's first lines the most even number of fields; a comma where none does. */
export function detectDelimiter(start: string): Delimiter {
  const { meta } = Papa.parse(start, { preview: 20, newline: '\n', delimitersToGuess: [...delimiters] });
  return delimiters.find((delimiter) => delimiter === meta.delimiter) ?? ',';
}
