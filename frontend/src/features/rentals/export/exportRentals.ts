import type { Rental } from '../../../../../graphql/generated/schema';
import { byteOrderMark } from '../../../lib/csv';
import { nextTask } from '../../../lib/yieldToBrowser';
import { csvHead, csvLines, type ExportRow, rowOf } from './csvText';

/** Writes the rows, on this page or in a worker. */
export interface ExportWriter {
  write(rows: ExportRow[]): void;
  /** @throws the error that stopped the writing */
  finish(withByteOrderMark: boolean): Promise<Blob>;
  close(): void;
}

export interface ExportSettings {
  readonly count: number;
  /** The rental for the given row, from 0. */
  rentalAt(place: number): Rental | undefined;
  readonly withByteOrderMark: boolean;
  /** @param fraction 0 … 1 */
  onProgress?(fraction: number): void;
  readonly signal?: AbortSignal;
}

/** Rows per chunk: a few milliseconds' work. */
const rowsAtOnce = 2000;

/**
 * Exports rentals as a CSV file that can be imported again. They are passed in chunks of a few thousand, so that the
 * page stays responsive.
 * @throws AbortError when the signal aborts it
 */
export async function exportRentals(settings: ExportSettings, writer: ExportWriter): Promise<Blob> {
  const { count, rentalAt, withByteOrderMark, onProgress, signal } = settings;
  try {
    for (let start = 0; start < count; start += rowsAtOnce) {
      const rows: ExportRow[] = [];
      for (let place = start; place < Math.min(count, start + rowsAtOnce); place++) {
        const rental = rentalAt(place);
        if (rental) rows.push(rowOf(rental));
      }
      writer.write(rows);
      onProgress?.(Math.min(1, (start + rowsAtOnce) / count));
      await nextTask();
      signal?.throwIfAborted();
    }
    return await writer.finish(withByteOrderMark);
  } finally {
    writer.close();
  }
}

/** Writes on the main thread. */
export function pageWriter(): ExportWriter {
  const parts = [csvHead];
  return {
    write: (rows) => void parts.push(csvLines(rows)),
    finish: async (withByteOrderMark) =>
      new Blob(withByteOrderMark ? [byteOrderMark, ...parts] : parts, { type: 'text/csv;charset=utf-8' }),
    close: () => undefined,
  };
}
