import Papa from 'papaparse';
import { namedFields } from './columns';
import { delimiters } from './delimiter';

/** Reports seldom have more of a heading than this. */
const maxHeadingLength = 20;

/** A row of names has a cell for each field that is required; a title, or "Exported on" and a date, has fewer. */
const minHeadings = 3;

/**
 * How many lines stand above the columns' names: reports often begin with a title. A line is taken for the names only
 * where it says two fields, and those above it for a heading only where none of them could be a rental.
 * @param start the file's beginning, lines ended by `\n`
 */
export function countPreambleLines(start: string): number {
  const lines = start.split('\n', maxHeadingLength);
  for (const delimiter of delimiters) {
    const rows = lines.map((line) => filledCells(line, delimiter));
    const first = rows.findIndex((cells) => cells.length >= minHeadings);
    if (first === -1) continue;
    const hasHeading = rows.slice(0, first).some((cells) => cells.length > 0);
    if (hasHeading && namedFields(rows[first] ?? []).length > 1) return first;
  }
  return 0;
}

/** Empties a text's first lines: an empty line is no row, and keeps the numbers of those below. */
export function withoutLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) end = text.indexOf('\n', end) + 1;
  return '\n'.repeat(count) + text.slice(end);
}

function filledCells(line: string, delimiter: string): string[] {
  const [cells = []] = Papa.parse<string[]>(line, { delimiter }).data;
  return cells.filter((cell) => cell.trim() !== '');
}
