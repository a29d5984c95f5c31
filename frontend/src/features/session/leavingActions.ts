import type { SignInOutcome } from '../../cloud/auth';
import { hasStoredTokens } from '../../cloud/stored-session';
import { writeStoredText } from '../../lib/storage';
import { lockHere, type SessionDispatch, sessionOf, signedOutKey, signIn, signOutHere } from './sessionActions';
import { type Account, lockLifted, signedOut } from './sessionSlice';
import { confirmSignOut } from './signOutGuards';
import { dropLock, readLock, storeLock } from './storedLock';

/**
 * Signs out, here and in the other tabs. What this browser keeps for the person is put away, unless they would rather
 * stay than lose it: `leaving.ts` has the rule. Nothing of it waits for the network.
 */
export async function signOut(dispatch: SessionDispatch): Promise<void> {
  if (!(await confirmSignOut())) return;
  const { sub } = sessionOf(dispatch);
  signOutHere(dispatch, sub);
  if (sub === null) return;
  // Tells the other tabs. Without storage, each of them has its own session.
  writeStoredText(signedOutKey, sub);
  writeStoredText(signedOutKey, null);
}

/**
 * Locks the screen, here and in the other tabs: the account's name stays, its tokens go, and its data goes from the
 * page; what this browser keeps on disk waits for the person (`leaving.ts`). Who wants to see more gives the password.
 */
export async function lockScreen(dispatch: SessionDispatch, account: Account): Promise<void> {
  const lock = { ...account, remember: hasStoredTokens(localStorage) };
  storeLock(lock);
  lockHere(dispatch, lock);
}

/** Opens the lock with the account's password; {@link signIn} says what it returns and throws. */
export async function unlockScreen(dispatch: SessionDispatch, email: string, password: string): Promise<SignInOutcome> {
  return signIn(dispatch, { email, password, remember: readLock()?.remember ?? true });
}

/** Takes the lock away without opening it: what was behind it is gone, and somebody else can sign in. */
export function clearLock(dispatch: SessionDispatch): void {
  dropLock();
  dispatch(lockLifted());
  dispatch(signedOut());
}
