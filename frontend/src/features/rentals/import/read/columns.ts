import { guessThousandsMark, parsePopulation, type ThousandsMark } from '../../../../../../graphql/population';
import { type ContentField, contentFields, isNumberField } from '../../../../../../graphql/rental';
import { fold } from '../../../../lib/search';

/** The rental fields that a file can contain. */
export type ImportField = 'id' | ContentField;
export const importFields: readonly ImportField[] = ['id', ...contentFields];

/** The index of the column for each field; null if there is none. */
export type ColumnMapping = Record<ImportField, number | null>;

/** The user's choices about a file's columns. */
export interface ColumnChoice {
  /** True when the first row contains the column names. */
  hasHeader: boolean;
  mapping: ColumnMapping;
  thousands: ThousandsMark;
}

/**
 * Common column names for the fields, in English and Dutch, beside a field's own name; compared ignoring case, accents
 * and punctuation.
 */
const synonyms: Partial<Record<ImportField, readonly string[]>> = {
  id: ['rentalid', 'uuid', 'key', 'sleutel', 'kenmerk', 'huurid'],
  Flag: ['emoji', 'flagemoji', 'vlag', 'vlaggetje'],
  Name: ['country', 'countryname', 'market', 'rental', 'naam', 'land', 'landnaam', 'markt', 'verhuur'],
  Code: ['countrycode', 'iso', 'isocode', 'iso2', 'alpha2', 'abbreviation', 'landcode', 'afkorting', 'isolandcode'],
  Population: [
    'pop',
    'inhabitants',
    'people',
    'bevolking',
    'inwoners',
    'inwonertal',
    'inwoneraantal',
    'aantalinwoners',
  ],
};

type CellTest = (cell: string) => boolean;

const isFigure: CellTest = (cell) =>
  typeof parsePopulation(cell, 'point') === 'number' || typeof parsePopulation(cell, 'comma') === 'number';

/** Of several fields of numbers, none is recognised by its cells. */
const numberFields = contentFields.filter(isNumberField);

/**
 * The typical content of a field's cells. Name, which can be any text, takes a remaining column; other texts are
 * recognised by the names of their columns only.
 */
const looksLike: readonly [ImportField, CellTest][] = [
  ['Flag', (cell) => /^\p{Regional_Indicator}{2}$/u.test(cell)],
  ['Code', (cell) => /^[A-Za-z]{2}$/.test(cell)],
  ...(numberFields.length === 1 ? numberFields.map((field): [ImportField, CellTest] => [field, isFigure]) : []),
  ['Name', (cell) => /\p{L}{2}/u.test(cell)],
];

/**
 * Guesses the columns from the file's first rows: by column names, otherwise by content.
 * @param rows the first records, including a possible header
 */
export function guessColumns(rows: readonly string[][]): ColumnChoice {
  const [first = [], ...others] = rows;
  const hasHeader = isHeader(first);
  const examples = hasHeader ? others : rows;
  const mapping = Object.fromEntries(importFields.map((field) => [field, null])) as ColumnMapping;
  const isFree = (column: number) => !Object.values(mapping).includes(column);
  if (hasHeader) {
    for (const field of importFields) mapping[field] = orNull(first.findIndex((name) => isNameOf(field, name)));
  }
  for (const [field, test] of looksLike) {
    if (mapping[field] !== null) continue;
    if (isNumberField(field)) {
      const free = first.map((_, column) => column).filter(isFree);
      mapping[field] = numberColumn(examples, free, test);
      continue;
    }
    mapping[field] = orNull(
      first.findIndex((_, column) => isFree(column) && allLook(columnOf(examples, column), test)),
    );
  }
  const figures = numberFields.flatMap((field) => {
    const column = mapping[field];
    return column === null ? [] : columnOf(examples, column);
  });
  return { hasHeader, mapping, thousands: guessThousandsMark(figures) };
}

/**
 * A first row is data when one of its cells is a number or a flag, unless another is a column name. With a code beside
 * the number it takes two names, as a market may be called "Market".
 */
function isHeader(first: readonly string[]): boolean {
  const names = namedFields(first).length;
  const hasNumber = first.some((cell) => /^\s*[-+−]?\d/.test(cell));
  const hasCode = first.some((cell) => /^\s*[A-Z]{2}\s*$/.test(cell));
  if (hasNumber && hasCode) return names > 1;
  return names > 0 || !(hasNumber || first.some((cell) => /\p{Regional_Indicator}/u.test(cell)));
}

/**
 * Without a matching name: numbers that count the rows are no figures, and of several other number columns only
 * the user knows the right one.
 */
function numberColumn(examples: readonly string[][], free: readonly number[], test: CellTest): number | null {
  const numbers = free.filter((column) => allLook(columnOf(examples, column), test));
  const [column, another] = numbers.length > 1 ? numbers.filter((one) => !countsRows(examples, one)) : numbers;
  return another === undefined ? (column ?? null) : null;
}

/** 1, 2, 3 and so on, or from another number. */
function countsRows(examples: readonly string[][], column: number): boolean {
  const numbers = columnOf(examples, column).map(Number);
  return numbers.every((number, index) => number === (numbers[0] as number) + index);
}

/** The fields whose names are among the cells. */
export function namedFields(cells: readonly string[]): ImportField[] {
  return importFields.filter((field) => cells.some((cell) => isNameOf(field, cell)));
}

function isNameOf(field: ImportField, name: string): boolean {
  const plain = fold(name).replace(/[^a-z0-9]/g, '');
  return plain === field.toLowerCase() || synonyms[field]?.includes(plain) === true;
}

function columnOf(rows: readonly string[][], column: number): string[] {
  return rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
}

function allLook(cells: readonly string[], test: CellTest): boolean {
  return cells.length > 0 && cells.every(test);
}

function orNull(column: number): number | null {
  return column === -1 ? null : column;
}
