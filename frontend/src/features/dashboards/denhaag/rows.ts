import type { Named } from '../../text/totals';
import type { Cell } from '../saving/figuresCsv';

/** Something that a text names, and what it is, if that is known. */
export interface Row extends Named {
  readonly kind?: string;
}

export const figuresCsvCells = (rows: readonly Row[]): Cell[][] =>
  rows.map(({ text, kind = '', count }) => [text, kind, count]);
