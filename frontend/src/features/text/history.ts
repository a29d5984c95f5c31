import { accountKey } from '../../lib/accountStorage';
import { onStoredChange, readStored, writeStored } from '../../lib/storage';
import type { TextAnalysis } from './analysis';
import { compact, expand } from './compactAnalysis';

/** An analysed text with its result. */
export interface StoredAnalysis {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Under the name that browsers have stored it by. */
  readonly reading: TextAnalysis;
}

/** A browser stores about five million characters for the whole origin. */
const maxHistoryCharacters = 1_500_000;
const maxHistoryEntries = 20;

const entry = 'texts';

/** The account's analyses in this browser, the latest first. Damaged entries are skipped. */
export const readHistory = (person: string): StoredAnalysis[] =>
  readStored(accountKey(entry, person), (stored) =>
    Array.isArray(stored) ? stored.flatMap((past) => restoreAnalysis(past) ?? []) : [],
  );

/** Calls back when another tab changes the history. Returns a function that stops it. */
export const onHistoryChange = (person: string, onChange: () => void) =>
  onStoredChange(accountKey(entry, person), onChange);

function restoreAnalysis(value: unknown): StoredAnalysis | null {
  const { id, at, reading: stored } = (value ?? {}) as Partial<StoredAnalysis>;
  const reading = expand(stored);
  return typeof id === 'string' && typeof at === 'number' && reading ? { id, at, reading } : null;
}

/**
 * Adds an analysis in front, replacing one of the same text. The oldest are dropped to make room; an analysis that is
 * too large to store is not added.
 */
export const addToHistory = (history: readonly StoredAnalysis[], latest: StoredAnalysis): StoredAnalysis[] =>
  fitting([latest, ...history.filter(({ reading }) => reading.text !== latest.reading.text)]);

/** Puts deleted analyses back to their places, except those of texts that were analysed again since. */
export function restoreToHistory(
  history: readonly StoredAnalysis[],
  deleted: readonly StoredAnalysis[],
): StoredAnalysis[] {
  const texts = new Set(history.map(({ reading }) => reading.text));
  return fitting(
    [...history, ...deleted.filter(({ reading }) => !texts.has(reading.text))].sort((one, other) => other.at - one.at),
  );
}

function fitting(latestFirst: readonly StoredAnalysis[]): StoredAnalysis[] {
  let left = maxHistoryCharacters;
  let isFull = false;
  return latestFirst.slice(0, maxHistoryEntries).filter((past) => {
    const size = JSON.stringify(compactAnalysis(past)).length;
    if (size > maxHistoryCharacters) return false;
    left -= size;
    isFull ||= left < 0;
    return !isFull;
  });
}

/** Stores as much of the history as the browser has room for. */
export function storeHistory(person: string, history: readonly StoredAnalysis[]): void {
  const isStored = writeStored(accountKey(entry, person), history.length === 0 ? null : history.map(compactAnalysis));
  if (!isStored && history.length > 0) storeHistory(person, history.slice(0, -1));
}

const compactAnalysis = (past: StoredAnalysis) => ({ ...past, reading: compact(past.reading) });
