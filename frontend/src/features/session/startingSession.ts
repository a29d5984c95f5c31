import { storedAccount } from '../../cloud/storedSession';
import { guestSession, initialSession, lockedSession, type SessionState } from './sessionSlice';
import { readLock } from './storedLock';

/**
 * The initial session from the browser's storage. A locked screen is locked from the first frame; stored tokens name
 * the account, but may no longer be valid; without tokens, the user is a guest.
 */
export function startingSession(): SessionState {
  const lock = readLock();
  if (lock) return lockedSession(lock);
  const account = storedAccount();
  return account ? { ...initialSession, ...account } : guestSession;
}
