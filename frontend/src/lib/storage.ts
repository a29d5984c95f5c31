import { isForgottenKey } from './accountStorage';
import { isRecord } from './isRecord';

/** @returns null without such an entry, and when the browser denies access to its storage */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param text null removes the entry
 * @returns false when the browser refuses, for instance because its storage is full, or when the entry's account signed
 *   out
 */
export function writeStoredText(key: string, text: string | null): boolean {
  if (isForgottenKey(key)) return false;
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads an entry that holds JSON. Never throws.
 * @param restore makes the value from the parsed entry, however old or damaged; from `undefined` without one
 */
export function readStored<Value>(key: string, restore: (stored: unknown) => Value): Value {
  try {
    return restore(JSON.parse(readStoredText(key) ?? 'null') ?? undefined);
  } catch {
    return restore(undefined);
  }
}

/**
 * @param value null removes the entry; anything else is stored as JSON
 * @returns as {@link writeStoredText}
 */
export const writeStored = (key: string, value: unknown): boolean =>
  writeStoredText(key, value === null ? null : JSON.stringify(value));

/** `damaged` also stands for an entry of another version. */
export type StoredValue<Value> = { found: 'value'; value: Value } | { found: 'nothing' | 'damaged' };

/**
 * Reads an entry of the form `{ version, value }`.
 * @param validate returns undefined for what is no such value
 */
export function readVersioned<Value>(
  key: string,
  version: number,
  validate: (value: unknown) => Value | undefined,
): StoredValue<Value> {
  if (readStoredText(key) === null) return { found: 'nothing' };
  const value = readStored(key, (stored) =>
    isRecord(stored) && stored.version === version ? validate(stored.value) : undefined,
  );
  return value === undefined ? { found: 'damaged' } : { found: 'value', value };
}

/**
 * Calls back when another tab changes an entry, or clears the storage.
 * @param key the entry's key, or a test of it
 * @returns stops watching
 */
export function onStoredChange(key: string | ((changed: string) => boolean), onChange: () => void): () => void {
  const isWatched = typeof key === 'string' ? (changed: string) => changed === key : key;
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === null || isWatched(changed)) onChange();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
