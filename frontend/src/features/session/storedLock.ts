import type { Account } from './sessionSlice';

/** What a locked browser keeps: whose it is, and how they had signed in. */
export interface StoredLock extends Account {
  /** Whether the tokens were kept for later visits. */
  remember: boolean;
}

/** All tabs watch this entry: they lock and unlock together. */
export const lockKey = 'polder.lock';

/** The lock that this browser is under, if any. A damaged entry still locks nobody out: it counts as none. */
export function readLock(storage: Storage): StoredLock | null {
  try {
    const { email, sub, remember } = JSON.parse(storage.getItem(lockKey) ?? '{}') ?? {};
    if (typeof email !== 'string' || typeof sub !== 'string') return null;
    return { email, sub, remember: remember !== false };
  } catch {
    return null;
  }
}

/** Keeps the lock; a browser that refuses to keep anything is locked until the page is reloaded. */
export function storeLock(storage: Storage, lock: StoredLock): void {
  try {
    storage.setItem(lockKey, JSON.stringify(lock));
  } catch {
    // Its tokens are gone all the same.
  }
}

export function dropLock(storage: Storage): void {
  try {
    storage.removeItem(lockKey);
  } catch {
    // What could not be kept is not there.
  }
}
