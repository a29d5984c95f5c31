import type { SignInOutcome } from '../../cloud/auth';
import { hasStoredTokens } from '../../cloud/storedSession';
import { writeStoredText } from '../../lib/storage';
import { lockHere, type SessionDispatch, sessionOf, signedOutKey, signIn, signOutHere } from './sessionActions';
import { type Account, lockLifted, signedOut } from './sessionSlice';
import { confirmSignOut } from './signOutGuards';
import { dropLock, readLock, storeLock } from './storedLock';

/**
 * Signs out, here and in the other tabs. Deletes the data that this browser stores for the user, unless they cancel
 * (signOutGuards.ts). Does not wait for the network.
 */
export async function signOut(dispatch: SessionDispatch): Promise<void> {
  if (!(await confirmSignOut())) return;
  const { sub } = sessionOf(dispatch);
  signOutHere(dispatch, sub);
  if (sub !== null) tellOtherTabs(sub);
}

/** Signs out, here and in the other tabs, of an account that does not exist any more: nothing of it can be lost. */
export function leaveDeletedAccount(dispatch: SessionDispatch): void {
  const { sub } = sessionOf(dispatch);
  signOutHere(dispatch, sub);
  if (sub !== null) tellOtherTabs(sub);
}

/** Without storage, each tab has its own session. */
function tellOtherTabs(sub: string): void {
  writeStoredText(signedOutKey, sub);
  writeStoredText(signedOutKey, null);
}

/**
 * Locks the screen, here and in the other tabs: deletes the account's tokens and clears its data from the page, but not
 * from disk (signOutGuards.ts). The account's name remains; its password unlocks.
 */
export async function lockScreen(dispatch: SessionDispatch, account: Account): Promise<void> {
  const lock = { ...account, remember: hasStoredTokens(localStorage) };
  storeLock(lock);
  lockHere(dispatch, lock);
}

/** Unlocks with the account's password; returns and throws as {@link signIn}. */
export async function unlockScreen(dispatch: SessionDispatch, email: string, password: string): Promise<SignInOutcome> {
  return signIn(dispatch, { email, password, remember: readLock()?.remember ?? true });
}

/** Removes the lock without a password: the locked session is lost, and another person can sign in. */
export function clearLock(dispatch: SessionDispatch): void {
  dropLock();
  dispatch(lockLifted());
  dispatch(signedOut());
}
