import Papa from 'papaparse';

/** What sets the fields of a row apart; one character, and not one that lines or quotes are made of. */
export type Delimiter = string;

/** What nearly all files use. */
export const commonDelimiters = [',', ';', '\t', '|'] as const;
/** Also characters of text: taken for delimiters only where none of the usual ones is. */
const rareDelimiters = ['\x1f', '\x1e', '^', '~', ':'] as const;

/** Those that a person is offered by name; any other can be typed. */
export const delimiters = [...commonDelimiters, ...rareDelimiters] as const;

/** True for what can be told apart from lines and quotes. */
export const isDelimiter = (text: string) => [...text].length === 1 && text.length === 1 && !/["\r\n\ufeff]/.test(text);

/** With this first line a file tells spreadsheets its delimiter. */
const delimiterLine = /^sep=(.)\n/i;

/** A file's first piece, its line about the delimiter emptied: an empty line is no row, and keeps the numbers. */
export const withoutDelimiterLine = (start: string) => start.replace(delimiterLine, '\n');

/**
 * The delimiter that gives the file's first lines the most even number of fields; a comma where none does.
 * @param start the file's beginning
 * @param rows its rows: the beginning without what is no row
 */
export function detectDelimiter(start: string, rows = start): Delimiter {
  const told = delimiterLine.exec(start)?.[1];
  if (told !== undefined && isDelimiter(told)) return told;
  return guessed(rows, commonDelimiters) ?? guessed(rows, rareDelimiters) ?? ',';
}

function guessed(rows: string, delimitersToGuess: readonly string[]): Delimiter | undefined {
  const { meta, errors } = Papa.parse(rows, {
    preview: 20,
    newline: '\n',
    delimitersToGuess: [...delimitersToGuess],
  });
  return errors.some(({ type }) => type === 'Delimiter') ? undefined : meta.delimiter;
}
