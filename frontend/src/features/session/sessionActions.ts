import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Credentials, SignInOutcome } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { isOfSession, keepsSession } from '../../cloud/kept-session';
import { loginFrom } from '../../lib/paths';
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
      () => void takeUpSession(auth, dispatch).catch(() => sessionEnded(dispatch)),
      () => sessionEnded(dispatch),
    );
  }
  return auth;
}

async function takeUpSession(auth: Auth, dispatch: SessionDispatch): Promise<void> {
  const account = await auth.currentSession();
  if (account) dispatch(signedIn(account));
  else sessionEnded(dispatch);
}

/** The session is over, and not because the person here said so: they are told, and offered the way back. */
function sessionEnded(dispatch: SessionDispatch): void {
  dispatch((send, getState) => {
    const { status } = selectSession(getState());
    if (status === 'guest' || status === 'locked') return;
    send(signedOut());
    const { pathname, search } = window.location;
    send(
      notify({
        kind: 'warning',
        textKey: 'notifications:session.ended',
        action: { textKey: 'notifications:session.signIn', to: loginFrom(pathname + search) },
        topic: sessionTopic,
      }),
    );
  });
}

/**
 * Finds out whose session this browser keeps. Without one, the person is a guest, and Amplify is not loaded. If the
 * network fails while tokens have to be refreshed, the status stays unknown until the network is back.
 */
export async function restoreSession(dispatch: SessionDispatch): Promise<void> {
  const lock = readLock(localStorage);
  if (lock) return lockHere(dispatch, lock);
  if (!keepsSession(localStorage) && !keepsSession(sessionStorage)) {
    dispatch(signedOut());
    return;
  }
  try {
    await takeUpSession(await sessionClient(dispatch), dispatch);
  } catch {
    window.addEventListener('online', () => void restoreSession(dispatch), { once: true });
  }
}

/**
 * Signs in and takes up the session.
 * @returns what there is to do first, if the person is not signed in yet
 * @throws what the user pool, or the network, answered: cloud/errors.ts has the sentence
 */
export async function signIn(dispatch: SessionDispatch, credentials: Credentials): Promise<SignInOutcome> {
  const auth = await sessionClient(dispatch);
  const outcome = await auth.signIn(credentials);
  if (outcome === 'signedIn') {
    recordActivity(localStorage);
    await takeUpSession(auth, dispatch);
    dropLock(localStorage);
  }
  return outcome;
}

/**
 * Signs out; without a network, here at least. What this browser keeps for the person is put away, unless they would
 * rather stay than lose it: `leaving.ts` has the rule.
 */
export async function signOut(dispatch: SessionDispatch): Promise<void> {
  if (!(await mayLeave())) return;
  await putAwayBelongings();
  const auth = await sessionClient(dispatch);
  dispatch(signedOut());
  await auth.signOut();
}

/**
 * Locks the screen, here and in the other tabs: the account's name stays, its tokens go, and its data goes from the
 * page; what this browser keeps on disk waits for the person (`leaving.ts`). Who wants to see more gives the password.
 */
export async function lockScreen(dispatch: SessionDispatch, account: Account): Promise<void> {
  const lock = { ...account, remember: keepsSession(localStorage) };
  keepLock(localStorage, lock);
  await lockHere(dispatch, lock);
}

async function lockHere(dispatch: SessionDispatch, lock: KeptLock): Promise<void> {
  dispatch(locked(lock));
  // A lock that left the tokens in the browser's storage would be a picture of a lock.
  if (!keepsSession(localStorage) && !keepsSession(sessionStorage)) return;
  const auth = await sessionClient(dispatch);
  await auth.signOut();
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
  const { status, sub } = dispatch((_, getState) => selectSession(getState()));
  const isAnyKept = keepsSession(localStorage) || keepsSession(sessionStorage);
  if (readLock(localStorage) || (status !== 'signedIn' && !isAnyKept)) return;
  const auth = await sessionClient(dispatch);
  const account = await auth.currentSession();
  if (status === 'signedIn' && sub === account?.sub) return;
  await auth.forgetIdentity();
  if (!account) return sessionEnded(dispatch);
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
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && isOfSession(key)) {
      clearTimeout(settling);
      settling = setTimeout(() => void followSession(dispatch).catch(() => undefined), tokensSettle);
    }
    if (key !== lockKey && key !== null) return;
    const lock = readLock(localStorage);
    if (lock) void lockHere(dispatch, lock);
    else void openHere(dispatch);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(settling);
    window.removeEventListener('storage', onStorage);
  };
}
