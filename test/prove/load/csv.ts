import fc from 'fast-check';
import Papa from 'papaparse';
import { type CsvRecord, CsvRecords } from '../../../frontend/src/features/rentals/import/read/csvRecords';
import { delimiters } from '../../../frontend/src/features/rentals/import/read/delimiter';

const hostile = ['a', '"', '""', ',', ';', '\t', '|', '\n', ' ', '\u0000', '\uFEFF', '=', '\\', 'é', '🇳🇱', "'"];
const cell = fc.string({ unit: fc.constantFrom(...hostile.filter((one) => one !== '\u0000')), maxLength: 8 });
const text = fc.string({ unit: fc.constantFrom(...hostile), maxLength: 200 });
const pieceSize = fc.integer({ min: 1, max: 40 });
const delimiter = fc.constantFrom(...delimiters);

/**
 * Reads random CSVs with the browser's reader: valid ones must be read as they were written, and of invalid ones no
 * character may be lost, however the text is split.
 * @returns the smallest counterexample, if there is one
 */
export function fuzzCsv(runs: number, seed: number): string | undefined {
  const valid = fc.property(
    fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
    delimiter,
    pieceSize,
    (rows, separator, size) => {
      const written = Papa.unparse([['x', 'y', 'z'], ...rows], { newline: '\n', delimiter: separator });
      const held = rows.filter((row) => row.some((field) => field.trim() !== ''));
      const found = read(written, size, separator).map((record) => ('fields' in record ? record.fields : record));
      return JSON.stringify(found) === JSON.stringify([['x', 'y', 'z'], ...held]);
    },
  );
  const broken = fc.property(text, delimiter, pieceSize, (content, separator, size) => {
    const records = read(content, size, separator);
    const whole = read(content, content.length || 1, separator);
    const lines = records.map(({ line }) => line);
    return (
      JSON.stringify(records) === JSON.stringify(whole) &&
      letters(records.map(heldIn).join('')) === letters(content) &&
      lines.every((line, index) => index === 0 || line >= (lines[index - 1] ?? 0))
    );
  });
  for (const property of [valid, broken]) {
    const details = fc.check(property as fc.IProperty<unknown>, { numRuns: runs, seed });
    if (details.failed) return `${JSON.stringify(details.counterexample)} ${details.errorInstance ?? ''}`;
  }
  return undefined;
}

function read(content: string, size: number, separator: string): CsvRecord[] {
  const records = new CsvRecords(separator);
  const found: CsvRecord[] = [];
  for (let start = 0; start < content.length; start += size) {
    found.push(...records.read(content.slice(start, start + size)));
  }
  return [...found, ...records.end()];
}

const heldIn = (record: CsvRecord) => ('fields' in record ? record.fields.join('') : record.malformed);
const letters = (content: string) => content.match(/[aé]/g)?.length ?? 0;
