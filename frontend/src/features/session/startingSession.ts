import { keptAccount } from '../../cloud/kept-session';
import { readLock } from './keptLock';
import { initialSession, lockedSession, type SessionState } from './sessionSlice';

/**
 * What is known of the session before anything is asked. A locked screen shows nothing even for a moment; of kept tokens
 * it is known whose they are, and not yet whether they still count.
 */
export function startingSession(): SessionState {
  const lock = readLock(localStorage);
  return lock ? lockedSession(lock) : { ...initialSession, ...keptAccount() };
}
