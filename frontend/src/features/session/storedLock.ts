import { isRecord } from '../../lib/isRecord';
import { readStored, writeStored } from '../../lib/storage';
import type { Account } from './sessionSlice';

/** What the browser stores of a locked session: the account, and how it signed in. */
export interface StoredLock extends Account {
  /** Whether the tokens were stored for later visits. */
  remember: boolean;
}

/** All tabs watch this entry: they lock and unlock together. */
export const lockKey = 'polder.lock';

/** The lock of this browser, if any. A damaged entry counts as none: it must not lock the user out. */
export const readLock = (): StoredLock | null => readStored(lockKey, restoreLock);

function restoreLock(stored: unknown): StoredLock | null {
  if (!isRecord(stored)) return null;
  const { email, sub, remember } = stored;
  if (typeof email !== 'string' || typeof sub !== 'string') return null;
  return { email, sub, remember: remember !== false };
}

/**
 * Stores the lock. If the browser refuses, the screen is locked until the page is reloaded, and the tokens are deleted.
 */
export const storeLock = (lock: StoredLock) => void writeStored(lockKey, lock);

export const dropLock = () => void writeStored(lockKey, null);
