import type { ImportRecord } from '../importRecord';
import type { JournalBatch, ResumableImport } from './journal';

/** Version 0.1 wrote `sound` for `validRows`. */
type Stored<Entry extends { validRows: number }> = Omit<Entry, 'validRows'> & {
  readonly validRows?: number;
  readonly sound?: number;
};

export type StoredRecord = Stored<ImportRecord>;
export type StoredImport = Omit<Stored<ResumableImport>, 'undoes'> & { readonly undoes?: StoredRecord };

/** Version 0.1 wrote `isBlind` for `mayBeIncomplete`. */
export type StoredBatch = Omit<JournalBatch, 'mayBeIncomplete'> & {
  readonly mayBeIncomplete?: boolean;
  readonly isBlind?: boolean;
};

/** A record of the history, as this or an earlier version of the website stored it. */
export const currentRecord = ({ sound = 0, validRows = sound, ...record }: StoredRecord): ImportRecord => ({
  ...record,
  validRows,
});

/** The journal's import, as this or an earlier version of the website stored it. */
export const currentImport = ({ sound = 0, validRows = sound, undoes, ...saved }: StoredImport): ResumableImport => ({
  ...saved,
  validRows,
  ...(undoes && { undoes: currentRecord(undoes) }),
});

/** A batch of the journal or the history, as this or an earlier version of the website stored it. */
export const currentBatch = ({ isBlind = false, mayBeIncomplete = isBlind, ...batch }: StoredBatch): JournalBatch => ({
  ...batch,
  mayBeIncomplete,
});
