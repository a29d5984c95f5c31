import type { Dispatch } from '@reduxjs/toolkit';
import type { Credentials, SignInOutcome } from '../../cloud/auth';
import { authClient } from '../../cloud/clients';
import { keepsSession } from '../../cloud/kept-session';
import { signedIn, signedOut } from './sessionSlice';

type Auth = Awaited<ReturnType<typeof authClient>>;

const watched = new WeakSet<Dispatch>();

/** The client for sessions, whose news reach this store from the first call on. */
async function sessionClient(dispatch: Dispatch): Promise<Auth> {
  const auth = await authClient();
  if (!watched.has(dispatch)) {
    watched.add(dispatch);
    auth.watchSession(
      () => void takeUpSession(auth, dispatch).catch(() => dispatch(signedOut())),
      () => dispatch(signedOut()),
    );
  }
  return auth;
}

async function takeUpSession(auth: Auth, dispatch: Dispatch): Promise<void> {
  const account = await auth.currentSession();
  dispatch(account ? signedIn(account) : signedOut());
}

/**
 * Finds out whose session this browser keeps. Without one, the person is a guest, and Amplify is not loaded. If the
 * network fails while tokens have to be refreshed, the status stays unknown until the network is back.
 */
export async function restoreSession(dispatch: Dispatch): Promise<void> {
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
export async function signIn(dispatch: Dispatch, credentials: Credentials): Promise<SignInOutcome> {
  const auth = await sessionClient(dispatch);
  const outcome = await auth.signIn(credentials);
  if (outcome === 'signedIn') await takeUpSession(auth, dispatch);
  return outcome;
}

/** Signs out; without a network, here at least. */
export async function signOut(dispatch: Dispatch): Promise<void> {
  const auth = await sessionClient(dispatch);
  await auth.signOut();
  dispatch(signedOut());
}
