import { storedAccount } from '../../cloud/stored-session';
import { guestSession, initialSession, lockedSession, type SessionState } from './sessionSlice';
import { readLock } from './storedLock';

/**
 * The session as far as the browser's storage tells. A locked screen is locked from the first frame; stored tokens name
 * the account, but may no longer be valid; without tokens, the person is a guest.
 */
export function startingSession(): SessionState {
  const lock = readLock();
  if (lock) return lockedSession(lock);
  const account = storedAccount();
  return account ? { ...initialSession, ...account } : guestSession;
}
