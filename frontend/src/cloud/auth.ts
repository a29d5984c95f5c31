import {
  confirmResetPassword as amplifyConfirmResetPassword,
  confirmSignIn as amplifyConfirmSignIn,
  confirmSignUp as amplifyConfirmSignUp,
  resetPassword as amplifyResetPassword,
  signIn as amplifySignIn,
  signUp as amplifySignUp,
  resendSignUpCode,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, Hub, sessionStorage as sessionStorageProvider } from 'aws-amplify/utils';
import { awsCredentials } from './aws-credentials';
import { revoke } from './revoke-session';
import { hasAnyStoredTokens, takeTokens } from './stored-session';
import { startTokenSession } from './token-refresh';

export { revoke };

/** Whose session it is, from the ID token. */
export interface SignedInAccount {
  email: string;
  /** The account's id in the user pool. */
  sub: string;
}

export interface Credentials {
  email: string;
  password: string;
  /** False keeps the tokens for this visit only. */
  remember: boolean;
}

/** What there is to do before the person is signed in. */
export type SignInOutcome = 'signedIn' | 'confirmEmail' | 'resetPassword' | 'choosePassword';

export async function signUp(email: string, password: string): Promise<void> {
  await amplifySignUp({ username: email, password, options: { userAttributes: { email } } });
}

/** Confirms a new account's e-mail address; one that is confirmed already is none the worse for it. */
export async function confirmSignUp(email: string, code: string): Promise<void> {
  try {
    await amplifyConfirmSignUp({ username: email, confirmationCode: code });
  } catch (error) {
    if (!String(error).includes('Current status is CONFIRMED')) throw error;
  }
}

/** Sends another code for a new account's e-mail address. */
export async function resend(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

export async function signIn({ email, password, remember }: Credentials): Promise<SignInOutcome> {
  startTokenSession();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(remember ? defaultStorage : sessionStorageProvider);
  const { nextStep } = await amplifySignIn({ username: email, password });
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'signedIn';
    case 'CONFIRM_SIGN_UP':
      return 'confirmEmail';
    case 'RESET_PASSWORD':
      return 'resetPassword';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return 'choosePassword';
    default:
      throw new Error(`This page has no step for ${nextStep.signInStep}.`);
  }
}

/** Completes a sign-in that was answered with `choosePassword`, within the minutes that the user pool waits. */
export async function choosePassword(newPassword: string): Promise<void> {
  const { isSignedIn, nextStep } = await amplifyConfirmSignIn({ challengeResponse: newPassword });
  if (!isSignedIn) throw new Error(`This page has no step for ${nextStep.signInStep}.`);
}

/** Sends a code with which a new password can be set. */
export async function resetPassword(email: string): Promise<void> {
  await amplifyResetPassword({ username: email });
}

export async function confirmResetPassword(email: string, code: string, newPassword: string): Promise<void> {
  await amplifyConfirmResetPassword({ username: email, confirmationCode: code, newPassword });
}

/**
 * Whose session is kept here, its tokens refreshed if they had expired; null for a guest.
 * @throws when tokens had to be refreshed and the network failed: nobody knows then
 */
export async function currentSession(): Promise<SignedInAccount | null> {
  const tokens = await tokensUnlessRefused();
  const { email, sub } = tokens?.idToken?.payload ?? {};
  return typeof email === 'string' && typeof sub === 'string' ? { email, sub } : null;
}

/**
 * Asks for new tokens, though those kept have not expired: for when they are refused all the same.
 * @returns false when there are no new ones; the session has ended then, here too
 * @throws when the network failed: nobody knows then
 */
export async function refreshSession(): Promise<boolean> {
  const reason = hasAnyStoredTokens() ? 'refused' : 'tokensMissing';
  if (await tokensUnlessRefused({ forceRefresh: true })) return true;
  sessionOver(reason);
  return false;
}

/** Has Amplify forget whose session it was: cloud/end-session.ts, or another tab, has taken the tokens. */
export function forgetSession(): void {
  startTokenSession();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  void awsCredentials.clearCredentialsAndIdentityId();
}

/** Amplify throws some refusals and answers null to others. */
async function tokensUnlessRefused(options?: { forceRefresh: boolean }) {
  try {
    return await cognitoUserPoolsTokenProvider.getTokens(options);
  } catch (error) {
    if (isNetworkError(error)) throw error;
    return null;
  }
}

/** Why a session ended by itself: its tokens were refused, or are no longer in this browser. */
export type SessionEnd = 'refused' | 'tokensMissing';

const watchers = new Set<(reason: SessionEnd) => void>();

/**
 * Tells of sign-ins, and of sessions that ended by themselves: by a refresh that failed for any reason but the network.
 * @returns ends the watch
 */
export function watchSession(onSignedIn: () => void, onEnded: (reason: SessionEnd) => void): () => void {
  watchers.add(onEnded);
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') onSignedIn();
    if (payload.event === 'tokenRefresh_failure' && !isNetworkError(payload.data.error)) sessionOver('refused');
  });
  return () => {
    watchers.delete(onEnded);
    stop();
  };
}

/** Ends the session at every failure but the network's: Amplify alone drops the tokens at some of them only. */
function sessionOver(reason: SessionEnd): void {
  const tokens = takeTokens();
  forgetSession();
  for (const token of tokens) void revoke(token);
  for (const onEnded of watchers) onEnded(reason);
}

const isNetworkError = (error: unknown) => (error as Error | undefined)?.name === 'NetworkError';
