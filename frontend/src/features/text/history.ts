import type { TextReading } from './reading';

/** A text that was read, and what was read in it. */
export interface PastReading {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reading: TextReading;
}

/** A browser's storage holds about five million characters, for all of Polder. */
const mostCharacters = 1_500_000;
const mostReadings = 20;

const keyOf = (person: string) => `polder.texts.${person}`;

/** What a person had read in this browser, the latest first; what cannot be understood counts as nothing. */
export function readHistory(storage: Storage, person: string): PastReading[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastReading) : [];
  } catch {
    return [];
  }
}

function isPastReading(value: unknown): value is PastReading {
  const { id, at, reading } = (value ?? {}) as Partial<PastReading>;
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof reading?.text === 'string' &&
    Array.isArray(reading.passages)
  );
}

/** Puts a reading in front. The same text is kept once, and the oldest make room for what is new. */
export function withReading(history: readonly PastReading[], latest: PastReading): PastReading[] {
  const others = history.filter(({ reading }) => reading.text !== latest.reading.text);
  let left = mostCharacters;
  return [latest, ...others].slice(0, mostReadings).filter((past) => {
    left -= JSON.stringify(past).length;
    return left >= 0;
  });
}

/** Keeps the history, or as much of it as the browser has room for. */
export function keepHistory(storage: Storage, person: string, history: readonly PastReading[]): void {
  try {
    if (history.length === 0) storage.removeItem(keyOf(person));
    else storage.setItem(keyOf(person), JSON.stringify(history));
  } catch {
    if (history.length > 0) keepHistory(storage, person, history.slice(0, -1));
  }
}
