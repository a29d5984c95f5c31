import Papa from 'papaparse';

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** With this first line a file tells spreadsheets its delimiter. */
const delimiterLine = /^sep=([,;\t|])\n/i;

/** A file's first piece, its line about the delimiter emptied: an empty line is no row, and keeps the numbers. */
export const withoutDelimiterLine = (start: string) => start.replace(delimiterLine, '\n');

/**
 * The delimiter that gives the file's first lines the most even number of fields; a comma where none does.
 * @param start the file's beginning
 * @param rows its rows: the beginning without what is no row
 */
export function detectDelimiter(start: string, rows = start): Delimiter {
  const told = delimiterLine.exec(start)?.[1];
  const { meta } = Papa.parse(rows, { preview: 20, newline: '\n', delimitersToGuess: [...delimiters] });
  return delimiters.find((delimiter) => delimiter === (told ?? meta.delimiter)) ?? ',';
}
