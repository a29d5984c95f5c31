import Papa from 'papaparse';
import { namedFields } from './columns';
import { delimiters } from './delimiter';

/** Reports rarely have a longer heading. */
const maxHeadingLength = 20;

/** A header row has a cell for each required field; a title, or "Exported on" and a date, has fewer. */
const minHeadings = 3;

/**
 * The number of lines above the column names: reports often begin with a title. A line is taken as the header only if
 * it names two fields, and the lines above it as a heading only if none could be a rental.
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

/** Empties a text's first lines: an empty line is not a row, and the line numbers below do not change. */
export function withoutLines(text: string, count: number): string {
  let end = 0;
  for (let line = 0; line < count; line++) end = text.indexOf('\n', end) + 1;
  return '\n'.repeat(count) + text.slice(end);
}

function filledCells(line: string, delimiter: string): string[] {
  const [cells = []] = Papa.parse<string[]>(line, { delimiter }).data;
  return cells.filter((cell) => cell.trim() !== '');
}
