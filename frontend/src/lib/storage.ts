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

/** The version of an entry that is stored as the bare value; others are stored as `{ version, value }`. */
const unversioned = 0;

/**
 * Reads an entry that holds JSON. Never throws.
 * @param restore makes the value from the stored one, however damaged; from `undefined` without one. It is told the
 *   version in which the value was stored, `version` or an earlier one
 * @param version incremented when the form of the value changes
 */
export function readStored<Value>(
  key: string,
  restore: (stored: unknown, version: number) => Value,
  version = unversioned,
): Value {
  try {
    const stored: unknown = JSON.parse(readStoredText(key) ?? 'null') ?? undefined;
    const isVersioned = isRecord(stored) && typeof stored.version === 'number' && 'value' in stored;
    const found = (isVersioned ? stored : { version: unversioned, value: stored }) as {
      version: number;
      value: unknown;
    };
    // An older release cannot know what a later one stored.
    if (found.version <= version) return restore(found.value, found.version);
  } catch {
    // As without an entry.
  }
  return restore(undefined, version);
}

/**
 * @param value null removes the entry; anything else is stored as JSON
 * @param version as in {@link readStored}
 * @returns as {@link writeStoredText}
 */
export function writeStored(key: string, value: unknown, version = unversioned): boolean {
  if (value === null) return writeStoredText(key, null);
  return writeStoredText(key, JSON.stringify(version === unversioned ? value : { version, value }));
}

/**
 * Listens to changes that other tabs make, as the event `storage` reports them: with the key null where any may have
 * changed. A page that the browser kept for Back is told of none of them meanwhile, and asks once it is shown again.
 * @returns stops listening
 */
export function onStorage(listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener({ key: null, newValue: null });
  };
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', onShow);
  };
}

/**
 * Calls back when another tab changes an entry or clears the storage, and after {@link reportStoredChange}.
 * @param key the entry's key, or a test of it
 * @param onChange receives the key of the changed entry, null where any may have changed
 * @returns stops watching
 */
export function onStoredChange(
  key: string | ((changed: string) => boolean),
  onChange: (changed: string | null) => void,
): () => void {
  const isWatched = typeof key === 'string' ? (changed: string) => changed === key : key;
  return onStorage(({ key: changed }) => {
    if (changed === null || isWatched(changed)) onChange(changed);
  });
}

/** Tells this tab's watchers of a change that it made: browsers report it to other tabs only. */
export const reportStoredChange = (key: string) => void window.dispatchEvent(new StorageEvent('storage', { key }));
