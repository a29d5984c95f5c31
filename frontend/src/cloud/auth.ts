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
import { roleOfGroups, type UserRole } from '../../../graphql/access';
import { awsCredentials } from './awsCredentials';
import { errorKey } from './errors';
import { revoke } from './revokeSession';
import { hasAnyStoredTokens, takeTokens } from './storedSession';
import { startTokenSession } from './tokenRefresh';
import { isClockWrong, WrongClockError } from './wrongClock';

export { revoke };

/** The account of the session, from the ID token. */
export interface SignedInAccount {
  email: string;
  /** The account's id in the user pool. */
  sub: string;
  role: UserRole;
}

export interface Credentials {
  email: string;
  password: string;
  /** False stores the tokens for this visit only. */
  remember: boolean;
}

/** The next step of signing in. */
export type SignInOutcome = 'signedIn' | 'confirmEmail' | 'resetPassword' | 'choosePassword';

export async function signUp(email: string, password: string): Promise<void> {
  await amplifySignUp({ username: email, password, options: { userAttributes: { email } } });
}

/** Confirms a new account's email address. Succeeds if it is already confirmed. */
export async function confirmSignUp(email: string, code: string): Promise<void> {
  try {
    await amplifyConfirmSignUp({ username: email, confirmationCode: code });
  } catch (error) {
    if (!String(error).includes('Current status is CONFIRMED')) throw error;
  }
}

/** Sends another code for a new account's email address. */
export async function resend(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

export async function signIn({ email, password, remember }: Credentials): Promise<SignInOutcome> {
  startTokenSession();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(remember ? defaultStorage : sessionStorageProvider);
  const { nextStep } = await amplifySignIn({ username: email, password }).catch(refused);
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

/**
 * The tab looks for tokens where the other tabs store theirs again, to follow them.
 * @throws WrongClockError in place of the user pool's error, when the clock explains it; otherwise that error
 */
async function refused(error: unknown): Promise<never> {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  throw errorKey(error) === 'wrongPassword' && (await isClockWrong()) ? new WrongClockError() : error;
}

/** Completes a sign-in that returned `choosePassword`, within the few minutes that the user pool allows. */
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
 * The account of the stored session, after refreshing expired tokens; null for a guest.
 * @throws when refreshing failed because of the network: the session's state is unknown then
 */
export async function currentSession(): Promise<SignedInAccount | null> {
  const tokens = await tokensUnlessRefused();
  const { email, sub, 'cognito:groups': groups } = tokens?.idToken?.payload ?? {};
  if (typeof email !== 'string' || typeof sub !== 'string') return null;
  return { email, sub, role: roleOfGroups(Array.isArray(groups) ? groups.map(String) : []) };
}

/**
 * Refreshes the tokens even though they have not expired, for when they are refused.
 * @returns false when the refresh is refused; the session has then ended in this browser too
 * @throws when the network failed: the session's state is unknown then
 */
export async function refreshSession(): Promise<boolean> {
  const reason = hasAnyStoredTokens() ? 'refused' : 'tokensMissing';
  if (await tokensUnlessRefused({ forceRefresh: true })) return true;
  sessionOver(reason);
  return false;
}

/** Clears Amplify's session state after cloud/endSession.ts, or another tab, has removed the tokens. */
export function forgetSession(): void {
  startTokenSession();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  void awsCredentials.clearCredentialsAndIdentityId();
}

/** Null without tokens, or when refreshing them is refused: Amplify throws for some refusals and returns null for others. */
async function tokensUnlessRefused(options?: { forceRefresh: boolean }) {
  try {
    return await cognitoUserPoolsTokenProvider.getTokens(options);
  } catch (error) {
    if (isNetworkError(error)) throw error;
    return null;
  }
}

/** Why a session ended without signing out: its tokens were refused, or are no longer in this browser. */
export type SessionEnd = 'refused' | 'tokensMissing';

const watchers = new Set<(reason: SessionEnd) => void>();

/**
 * Reports sign-ins, refreshed tokens, and sessions that ended without signing out. A refresh that fails ends a session,
 * unless the network failed.
 * @returns a function that stops watching
 */
export function watchSession(
  onSignedIn: () => void,
  onEnded: (reason: SessionEnd) => void,
  onRefreshed: () => void = () => undefined,
): () => void {
  watchers.add(onEnded);
  const stop = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') onSignedIn();
    if (payload.event === 'tokenRefresh') onRefreshed();
    if (payload.event === 'tokenRefresh_failure' && !isNetworkError(payload.data.error)) sessionOver('refused');
  });
  return () => {
    watchers.delete(onEnded);
    stop();
  };
}

/** Ends the session at every failure except network errors: Amplify itself removes the tokens at some of them only. */
function sessionOver(reason: SessionEnd): void {
  const tokens = takeTokens();
  forgetSession();
  for (const token of tokens) void revoke(token);
  for (const onEnded of watchers) onEnded(reason);
}

const isNetworkError = (error: unknown) => (error as Error | undefined)?.name === 'NetworkError';
