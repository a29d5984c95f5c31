import { storedAccount } from '../../cloud/stored-session';
import { guestSession, initialSession, lockedSession, type SessionState } from './sessionSlice';
import { readLock } from './storedLock';

/**
 * What is known of the session before anything is asked. A locked screen shows nothing even for a moment; of kept tokens
 * it is known whose they are, and not yet whether they still count; without any, there is nobody to wait for.
 */
export function startingSession(): SessionState {
  const lock = readLock();
  if (lock) return lockedSession(lock);
  const account = storedAccount();
  return account ? { ...initialSession, ...account } : guestSession;
}
