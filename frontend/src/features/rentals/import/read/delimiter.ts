import Papa from 'papaparse';

/** The separator of a row's fields: one character, but no line end or quote. */
export type Delimiter = string;

/** The delimiters of nearly all files. */
const commonDelimiters = [',', ';', '\t', '|'] as const;
/** Characters that also occur in text: used as delimiters only if none of the common ones is. */
const rareDelimiters = ['\x1f', '\x1e', '^', '~', ':'] as const;

/** The delimiters offered by name; any other can be typed. */
export const delimiters = [...commonDelimiters, ...rareDelimiters] as const;

/** True for a single character other than a line end or a quote. */
export const isDelimiter = (text: string) => [...text].length === 1 && text.length === 1 && !/["\r\n\ufeff]/.test(text);

/** A first line that declares the delimiter for spreadsheets. */
const delimiterLine = /^sep=(.)\n/i;

/** Empties the delimiter line in a file's first chunk: an empty line is not a row, and line numbers do not change. */
export const withoutDelimiterLine = (start: string) => start.replace(delimiterLine, '\n');

/**
 * The delimiter that gives the file's first lines the most even number of fields; a comma if there is none.
 * @param start the file's beginning
 * @param rows the beginning without lines that are not rows
 */
export function detectDelimiter(start: string, rows = start): Delimiter {
  const declared = delimiterLine.exec(start)?.[1];
  if (declared !== undefined && isDelimiter(declared)) return declared;
  return guessed(rows, commonDelimiters) ?? guessed(rows, rareDelimiters) ?? ',';
}

function guessed(rows: string, delimitersToGuess: readonly string[]): Delimiter | undefined {
  const { meta, errors } = Papa.parse(rows, {
    preview: 20,
    newline: '\n',
    // The end of the last line would count as a row of one field.
    skipEmptyLines: true,
    delimitersToGuess: [...delimitersToGuess],
  });
  return errors.some(({ type }) => type === 'Delimiter') ? undefined : meta.delimiter;
}
