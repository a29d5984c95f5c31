import type { RentalVersion } from './generated/schema';

/** The one partition of the index of all entries: one query answers "what happened last". */
export const allEntries = 'rentals';

/** The indexes of the history's table, each ordered by time: of all entries, of a person's and of a kind's. */
export const historyIndexes = { all: 'byTime', person: 'byPerson', kind: 'byKind' } as const;

/** A rental's version as the history's table holds it. */
export interface HistoryEntry extends Omit<RentalVersion, '__typename' | 'by' | 'byName' | 'source'> {
  /** Sorts a rental's versions: {@link entryKey}, or {@link timedEntryKey} where that has another version. */
  entry: string;
  log: typeof allEntries;
  /** Absent where the caller is unknown: such entries are in no person's list. */
  by?: string;
  byName?: string;
  source?: string;
  /** When the entry leaves the table, in seconds since 1970. */
  expiresAt: number;
}

const versionDigits = 10;

/**
 * Sorts a rental's versions by time. A rental that was deleted, expired after 30 days and was then added again under
 * its id starts again at version 1: the time of its creation tells its versions from those before the deletion.
 */
export const entryKey = (createdAt: string, version: number): string =>
  `${createdAt}#${String(version).padStart(versionDigits, '0')}`;

/**
 * The key of a version whose number the rental has twice: after a restore of the table, the next version gets the number
 * of one that was lost, and the history has both.
 * @param entry the key that the other version has
 */
export const timedEntryKey = (entry: string, at: number): string => `${entry}#${at}`;
