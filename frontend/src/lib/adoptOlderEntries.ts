import { accountKey } from './accountStorage';
import { readStoredText, writeStoredText } from './storage';

/** Entries of earlier versions whose key names their account, and those whose key does not. */
const owned = /^polder\.(texts|rentals\.views|rentals\.columns|arrangement)\.([\da-f-]{36}|guest)(\..+)?$/;
const ownerless = /^polder\.(apps\.|demo\.|import\.|lastActivity$)/;

/** Without it nothing is adopted (main.tsx). */
const mark = 'polder.recentPages';

/**
 * Moves the entries of earlier versions to their accounts. Those without an account are deleted: anyone may own them. What
 * this browser has no room for stays, for the next visit.
 */
export function adoptOlderEntries(): void {
  const keys = Object.keys(localStorage);
  for (const key of keys) if (ownerless.test(key)) localStorage.removeItem(key);
  if (keys.map(adopt).every(Boolean)) localStorage.removeItem(mark);
}

/** @returns false when the entry had to stay */
function adopt(key: string): boolean {
  const [, name, account, part = ''] = owned.exec(key) ?? [];
  if (!name) return true;
  const text = localStorage.getItem(key) ?? '';
  const adopted = accountKey(name + part, account === 'guest' ? null : account);
  // A full storage has no room for both.
  localStorage.removeItem(key);
  // One from a visit in which this could not be adopted is newer.
  if (readStoredText(adopted) !== null || writeStoredText(adopted, text)) return true;
  localStorage.setItem(key, text);
  return false;
}
