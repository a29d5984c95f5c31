import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Credentials, SessionEnd, SignInOutcome } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { endSession } from '../../cloud/endSession';
import { hasAnyStoredTokens, isTokenKey } from '../../cloud/storedSession';
import { forgetAccount, setStorageOwner } from '../../lib/accountStorage';
import { loginFrom } from '../../lib/paths';
import { onStorage } from '../../lib/storage';
import { recordActivity } from './lastActivity';
import {
  locked,
  lockLifted,
  roleChanged,
  selectSession,
  sessionLost,
  sessionPending,
  signedIn,
  signedOut,
  type WithSession,
} from './sessionSlice';
import { clearBeforeSignOut } from './signOutGuards';
import { dropLock, lockKey, readLock, type StoredLock } from './storedLock';

export type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
type Auth = Awaited<ReturnType<typeof authClient>>;

const watched = new WeakSet<Dispatch>();

/** The client for sessions. The first call subscribes this store to its events. */
async function sessionClient(dispatch: SessionDispatch): Promise<Auth> {
  const auth = await authClient();
  if (!watched.has(dispatch)) {
    watched.add(dispatch);
    auth.watchSession(
      () => void resumeSession(auth, dispatch, true).catch(() => sessionEnded(dispatch)),
      (reason) => sessionEnded(dispatch, reason),
      () => void followRole(auth, dispatch).catch(() => undefined),
    );
  }
  return auth;
}

/** New tokens may have another role. */
async function followRole(auth: Auth, dispatch: SessionDispatch): Promise<void> {
  const account = await auth.currentSession();
  if (account && account.role !== sessionOf(dispatch).role) dispatch(roleChanged(account));
}

/** @param isNew whether the user has just signed in, which restarts the idle time */
async function resumeSession(auth: Auth, dispatch: SessionDispatch, isNew = false): Promise<void> {
  const account = await auth.currentSession();
  if (!account) return sessionEnded(dispatch);
  if (isNew) {
    setStorageOwner(account.sub);
    recordActivity();
  }
  dispatch(signedIn(account));
}

function sessionEnded(dispatch: SessionDispatch, reason: SessionEnd = 'refused'): void {
  const { status } = sessionOf(dispatch);
  if (status === 'guest' || status === 'locked') return;
  dispatch(signedOut());
  reportSessionLost(dispatch, reason);
}

function reportSessionLost(
  dispatch: SessionDispatch,
  reason: SessionEnd,
  from: Parameters<typeof loginFrom>[0] = window.location,
): void {
  dispatch(sessionLost({ reason, signInAt: loginFrom(from), at: Date.now() }));
}

/**
 * Renews the tokens before they expire, as an admin may have changed the account: they then have its new role, or are
 * refused, which ends the session.
 * @returns false when the session has ended
 * @throws when the network failed: nothing is known then
 */
export async function renewSession(dispatch: SessionDispatch): Promise<boolean> {
  const auth = await sessionClient(dispatch);
  if (!(await auth.refreshSession())) return false;
  const account = await auth.currentSession();
  if (account) dispatch(roleChanged(account));
  return account !== null;
}

export const sessionOf = (dispatch: SessionDispatch) => dispatch((_, getState) => selectSession(getState()));

/** The pause before another request to the user pool, in milliseconds. */
const pauseBeforeRestoring = 3_000;

/** Counts decisions about the session: a later one cancels an attempt to restore it. */
let latestDecision = 0;

/**
 * Restores the session stored in this browser. Without one, the user is a guest, and Amplify is not loaded. While
 * tokens have to be refreshed and the network fails, the status remains unknown; the user is notified, and it retries.
 */
export async function restoreSession(dispatch: SessionDispatch): Promise<void> {
  const lock = readLock();
  if (lock) return lockHere(dispatch, lock);
  latestDecision += 1;
  const own = latestDecision;
  const isWanted = () => own === latestDecision && !['signedIn', 'guest'].includes(sessionOf(dispatch).status);
  try {
    if (hasAnyStoredTokens()) await resumeSession(await sessionClient(dispatch), dispatch);
    else dispatch(signedOut());
  } catch {
    if (isWanted()) setTimeout(() => isWanted() && void restoreSession(dispatch), pauseBeforeRestoring);
  }
  dispatch(sessionPending(isWanted()));
}

/**
 * Signs in and starts the session.
 * @returns the next step, if the user is not signed in yet
 * @throws the error of the user pool or the network; cloud/errors.ts has its message
 */
export async function signIn(dispatch: SessionDispatch, credentials: Credentials): Promise<SignInOutcome> {
  const auth = await sessionClient(dispatch);
  const outcome = await auth.signIn(credentials);
  if (outcome === 'signedIn') await begin(auth, dispatch);
  return outcome;
}

/** Completes the sign-in of an invited user, who has to replace the temporary password; throws as {@link signIn}. */
export async function choosePassword(dispatch: SessionDispatch, newPassword: string): Promise<void> {
  const auth = await sessionClient(dispatch);
  await auth.choosePassword(newPassword);
  await begin(auth, dispatch);
}

async function begin(auth: Auth, dispatch: SessionDispatch): Promise<void> {
  await resumeSession(auth, dispatch, true);
  dropLock();
}

/** A message to the other tabs: the account that signed out. Removed immediately. */
export const signedOutKey = 'polder.signedOut';

export function signOutHere(dispatch: SessionDispatch, sub: string | null): void {
  // Clear what is in memory while the account is still known.
  void clearBeforeSignOut();
  latestDecision += 1;
  dispatch(sessionPending(false));
  endSession();
  if (sub !== null) forgetAccount(sub);
  dispatch(signedOut());
}

export function lockHere(dispatch: SessionDispatch, lock: StoredLock): void {
  // If the tokens remained in the browser's storage, the lock would protect nothing.
  latestDecision += 1;
  endSession();
  dispatch(locked(lock));
}

/** Another tab unlocked or removed the lock: this tab uses its session, if it can. */
async function openHere(dispatch: SessionDispatch): Promise<void> {
  await restoreSession(dispatch);
  dispatch(lockLifted());
}

/** Another tab signed in or out: this tab follows, unless it has its own session or is locked. */
async function followSession(dispatch: SessionDispatch): Promise<void> {
  const { status, sub } = sessionOf(dispatch);
  if (readLock() || (status !== 'signedIn' && !hasAnyStoredTokens())) return;
  const auth = await sessionClient(dispatch);
  const account = await auth.currentSession();
  if (account && status === 'signedIn' && sub === account.sub) {
    dispatch(roleChanged(account));
    return;
  }
  auth.forgetSession();
  if (!account) return sessionEnded(dispatch, 'tokensMissing');
  // Clears the previous person's data first.
  dispatch(signedOut());
  dispatch(signedIn(account));
}

/** Tokens are written one by one: wait until no more were written for this long, in milliseconds. */
const tokensSettle = 200;

/**
 * Follows other tabs: locks, unlocks, signs in and signs out as they do.
 * @returns a function that stops watching
 */
export function followOtherTabs(dispatch: SessionDispatch): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const stop = onStorage(({ key, newValue }) => {
    if (key === signedOutKey && newValue !== null) {
      if (sessionOf(dispatch).sub !== newValue) return;
      signOutHere(dispatch, newValue);
      reportSessionLost(dispatch, 'refused', { pathname: window.location.pathname, search: '', hash: '' });
    }
    if (key === null || isTokenKey(key)) {
      clearTimeout(settling);
      settling = setTimeout(() => void followSession(dispatch).catch(() => undefined), tokensSettle);
    }
    if (key !== lockKey && key !== null) return;
    const lock = readLock();
    if (lock) void lockHere(dispatch, lock);
    else if (sessionOf(dispatch).status === 'locked') void openHere(dispatch);
  });
  return () => {
    clearTimeout(settling);
    stop();
  };
}
