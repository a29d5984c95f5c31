import type { Named } from '../../text/public/reading';
import type { Cell } from '../saving/figuresCsv';

/** A name in a text, with its type if that is known. */
export interface Row extends Named {
  readonly kind?: string;
}

export const figuresCsvCells = (rows: readonly Row[]): Cell[][] =>
  rows.map(({ text, kind = '', count }) => [text, kind, count]);
