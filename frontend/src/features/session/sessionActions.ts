import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Credentials, SessionEnd, SignInOutcome } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { endSession } from '../../cloud/end-session';
import { isOfSession, keepsAnySession, keepsSession } from '../../cloud/kept-session';
import { forgetAccount, forgetAccountDatabases, setStorageOwner } from '../../lib/accountStorage';
import { loginFrom } from '../../lib/paths';
import { sessionPending } from '../connection/connectionSlice';
import { notify, sessionTopic } from '../notifications/notificationsSlice';
import { recordActivity } from './idleWatch';
import { dropLock, type KeptLock, keepLock, lockKey, readLock } from './keptLock';
import { mayLeave, putAwayBelongings } from './leaving';
import { type Account, locked, lockLifted, selectSession, signedIn, signedOut, type WithSession } from './sessionSlice';

type SessionDispatch = ThunkDispatch<WithSession, unknown, UnknownAction>;
type Auth = Awaited<ReturnType<typeof authClient>>;

const watched = new WeakSet<Dispatch>();

/** The client for sessions, whose news reach this store from the first call on. */
async function sessionClient(dispatch: SessionDispatch): Promise<Auth> {
  const auth = await authClient();
  if (!watched.has(dispatch)) {
    watched.add(dispatch);
    auth.watchSession(
      () => void takeUpSession(auth, dispatch, true).catch(() => sessionEnded(dispatch)),
      (reason) => sessionEnded(dispatch, reason),
    );
  }
  return auth;
}

/** @param isNew The person has just signed in: the time without a sign of life begins anew. */
async function takeUpSession(auth: Auth, dispatch: SessionDispatch, isNew = false): Promise<void> {
  const account = await auth.currentSession();
  if (!account) return sessionEnded(dispatch);
  if (isNew) {
    setStorageOwner(account.sub);
    recordActivity();
  }
  dispatch(signedIn(account));
}

/** The session is over, and not because the person here said so: they are told, and offered the way back. */
function sessionEnded(dispatch: SessionDispatch, reason: SessionEnd = 'refused'): void {
  const { status } = sessionOf(dispatch);
  if (status === 'guest' || status === 'locked') return;
  dispatch(signedOut());
  tellEnd(dispatch, reason);
}

function tellEnd(dispatch: SessionDispatch, reason: SessionEnd): void {
  const { pathname, search } = window.location;
  dispatch(
    notify({
      kind: 'warning',
      textKey: reason === 'refused' ? 'notifications:session.ended' : 'notifications:session.tokensMissing',
      action: { textKey: 'notifications:session.signIn', to: loginFrom(pathname + search) },
      topic: sessionTopic,
    }),
  );
}

const sessionOf = (dispatch: SessionDispatch) => dispatch((_, getState) => selectSession(getState()));

/** How long to wait before the user pool is asked again, in milliseconds: first, and at most. */
const firstPause = 1_000;
const longestPause = 4_000;

/** After how many milliseconds without an answer the person is told what the page is waiting for. */
const untilTold = 5_000;

/** Counts what decides about the session: an attempt to restore it gives way to what comes after it. */
let latestDecision = 0;

/**
 * Finds out whose session this browser keeps. Without one, the person is a guest, and Amplify is not loaded. While the
 * network fails though tokens have to be refreshed, the status stays unknown; the person is told, and it is tried again.
 */
export async function restoreSession(dispatch: SessionDispatch): Promise<void> {
  const lock = readLock(localStorage);
  if (lock) return lockHere(dispatch, lock);
  latestDecision += 1;
  const own = latestDecision;
  const isWanted = () => own === latestDecision && !['signedIn', 'guest'].includes(sessionOf(dispatch).status);
  const tell = () => isWanted() && dispatch(sessionPending(true));
  let told: ReturnType<typeof setTimeout> | undefined;
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
    try {
      if (!keepsAnySession()) dispatch(signedOut());
      else {
        const auth = await sessionClient(dispatch);
        told ??= setTimeout(tell, untilTold);
        await takeUpSession(auth, dispatch);
      }
      break;
    } catch {
      tell();
      if (isWanted()) await onlineOrAfter(pause);
      if (!isWanted()) break;
    }
  }
  clearTimeout(told);
  dispatch(sessionPending(false));
}

/** Waits, and no longer than until the machine says that it is online again. */
function onlineOrAfter(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
  });
}

/**
 * Signs in and takes up the session.
 * @returns what there is to do first, if the person is not signed in yet
 * @throws what the user pool, or the network, answered: cloud/errors.ts has the sentence
 */
export async function signIn(dispatch: SessionDispatch, credentials: Credentials): Promise<SignInOutcome> {
  const auth = await sessionClient(dispatch);
  const outcome = await auth.signIn(credentials);
  if (outcome === 'signedIn') await begin(auth, dispatch);
  return outcome;
}

/** Completes the sign-in of an invited person, whose password only served to choose another; throws as {@link signIn}. */
export async function choosePassword(dispatch: SessionDispatch, newPassword: string): Promise<void> {
  const auth = await sessionClient(dispatch);
  await auth.choosePassword(newPassword);
  await begin(auth, dispatch);
}

async function begin(auth: Auth, dispatch: SessionDispatch): Promise<void> {
  await takeUpSession(auth, dispatch, true);
  dropLock(localStorage);
}

/**
 * Signs out, here and in the other tabs. What this browser keeps for the person is put away, unless they would rather
 * stay than lose it: `leaving.ts` has the rule. Nothing of it waits for the network.
 */
export async function signOut(dispatch: SessionDispatch): Promise<void> {
  if (!(await mayLeave())) return;
  const { sub } = sessionOf(dispatch);
  signOutHere(dispatch, sub);
  if (sub === null) return;
  try {
    localStorage.setItem(signedOutKey, sub);
    localStorage.removeItem(signedOutKey);
  } catch {
    // Without storage the other tabs have sessions of their own.
  }
}

/** Told to the other tabs, which account signed out; nothing stays of it. */
const signedOutKey = 'polder.signedOut';

function signOutHere(dispatch: SessionDispatch, sub: string | null): void {
  // The parts put away what is in memory, while they are still told whose it is.
  void putAwayBelongings();
  latestDecision += 1;
  endSession();
  if (sub !== null) {
    forgetAccount(sub);
    void forgetAccountDatabases(sub);
  }
  dispatch(signedOut());
}

/**
 * Locks the screen, here and in the other tabs: the account's name stays, its tokens go, and its data goes from the
 * page; what this browser keeps on disk waits for the person (`leaving.ts`). Who wants to see more gives the password.
 */
export async function lockScreen(dispatch: SessionDispatch, account: Account): Promise<void> {
  const lock = { ...account, remember: keepsSession(localStorage) };
  keepLock(localStorage, lock);
  lockHere(dispatch, lock);
}

function lockHere(dispatch: SessionDispatch, lock: KeptLock): void {
  // A lock that left the tokens in the browser's storage would be a picture of a lock.
  latestDecision += 1;
  endSession();
  dispatch(locked(lock));
}

/** Opens the lock with the account's password; {@link signIn} says what it returns and throws. */
export async function unlockScreen(dispatch: SessionDispatch, email: string, password: string): Promise<SignInOutcome> {
  return signIn(dispatch, { email, password, remember: readLock(localStorage)?.remember ?? true });
}

/** Takes the lock away without opening it: what was behind it is gone, and somebody else can sign in. */
export function liftLock(dispatch: SessionDispatch): void {
  dropLock(localStorage);
  dispatch(lockLifted());
  dispatch(signedOut());
}

/** Another tab opened the lock, or took it away: its session, if this tab can have it, is this tab's too. */
async function openHere(dispatch: SessionDispatch): Promise<void> {
  await restoreSession(dispatch);
  dispatch(lockLifted());
}

/** Another tab signed in or out: its session is this tab's too, unless this one has its own, or is locked. */
async function followSession(dispatch: SessionDispatch): Promise<void> {
  const { status, sub } = sessionOf(dispatch);
  if (readLock(localStorage) || (status !== 'signedIn' && !keepsAnySession())) return;
  const auth = await sessionClient(dispatch);
  const account = await auth.currentSession();
  if (status === 'signedIn' && sub === account?.sub) return;
  auth.forgetSession();
  if (!account) return sessionEnded(dispatch, 'tokensMissing');
  // What the last person had goes before the next one comes.
  dispatch(signedOut());
  dispatch(signedIn(account));
}

/** Tokens are written one by one; for how long nothing more has to come, in milliseconds. */
const tokensSettle = 200;

/**
 * Locks and unlocks this tab, and signs in and out, as others do.
 * @returns stops watching
 */
export function followOtherTabs(dispatch: SessionDispatch): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedOutKey && newValue !== null) {
      if (sessionOf(dispatch).sub !== newValue) return;
      signOutHere(dispatch, newValue);
      tellEnd(dispatch, 'refused');
    }
    if (key === null || isOfSession(key)) {
      clearTimeout(settling);
      settling = setTimeout(() => void followSession(dispatch).catch(() => undefined), tokensSettle);
    }
    if (key !== lockKey && key !== null) return;
    const lock = readLock(localStorage);
    if (lock) void lockHere(dispatch, lock);
    else if (sessionOf(dispatch).status === 'locked') void openHere(dispatch);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(settling);
    window.removeEventListener('storage', onStorage);
  };
}
