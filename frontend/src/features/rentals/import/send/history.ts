import type { ImportEnd } from '../importRecord';
import type { ImportTally } from '../importTally';
import { byteSlices } from '../read/fileText';
import type { RefusedRow } from '../read/importFile';
import type { ImportArchive } from './archive';
import type { JournalBatch, ResumableImport } from './journal';

/** Refused rows in the store and in the history: a million would slow down each of the store's changes. */
export const maxShownRefused = 100;

export interface ImportResult {
  saved: ResumableImport;
  /** Milliseconds since 1970. */
  endedAt: number;
  end: ImportEnd;
  tally: ImportTally;
  /** The rows that the cloud refused. */
  refused: readonly RefusedRow[];
  canUndo: boolean;
  /** Absent for an undo. */
  file: File | undefined;
  rejectedCsv(): Promise<Blob | null>;
  batches: AsyncIterable<JournalBatch>;
}

/** Adds an import to the history; an undo to the entry of the import that it undid. */
export async function addToHistory(archive: ImportArchive, result: ImportResult): Promise<void> {
  const { saved, endedAt, end, tally, refused: allRefused, canUndo, batches } = result;
  const refused = allRefused.slice(0, maxShownRefused);
  if (saved.undoes) {
    await archive.change({ ...saved.undoes, undo: { endedAt, end, tally, refused } });
    return;
  }
  const { importId, fileName, fileSize, encoding, choice, rows, validRows, startedAt } = saved;
  const file = (await isReadable(result)) ? (result.file as File) : null;
  const rejected = file && rows - validRows + allRefused.length > 0 ? await result.rejectedCsv() : null;
  await archive.add(
    {
      importId,
      fileName,
      fileSize,
      encoding,
      choice,
      startedAt,
      endedAt,
      end,
      rows,
      validRows,
      tally,
      refused,
      canUndo,
    },
    { file, rejected, batches },
  );
}

/**
 * Whether the file is still there. An import fails, or is stopped, where it was changed or deleted meanwhile: what it wrote
 * is recorded all the same, so that it can be undone.
 */
async function isReadable({ end, file }: ImportResult): Promise<boolean> {
  if (end === 'done' || !file) return true;
  try {
    let bytes = 0;
    for await (const slice of byteSlices(file)) bytes += slice.length;
    return bytes === file.size;
  } catch {
    return false;
  }
}
