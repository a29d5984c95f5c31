import { authClient } from './clients';
import { ensureAmplifyConfigured } from './configure';
import { errorKey, isTokenRefusal } from './errors';
import { reportNetworkFailure } from './reachability';
import { defaultTimeLimit, inTime, type TimedCall } from './timeLimit';

/**
 * Makes a call that needs a session. If it is refused although the session looks valid (its tokens were revoked
 * elsewhere), refreshes the tokens and retries once. If the refresh is refused too, the session ends.
 * @param limit the time without progress after which the call fails, in milliseconds
 * @throws the call's error; a NetworkError if it hangs
 */
export async function authorised<Answer>(
  call: (timed: TimedCall) => Promise<Answer>,
  limit = defaultTimeLimit,
): Promise<Answer> {
  try {
    // The account of a stored session is known, and some pages ask for its data, before Amplify is loaded.
    await inTime(defaultTimeLimit, ensureAmplifyConfigured);
    return await inTime(limit, call);
  } catch (error) {
    if (errorKey(error) === 'network') reportNetworkFailure();
    if (!isRefusedToken(error)) throw error;
    const auth = await inTime(defaultTimeLimit, authClient);
    if (!(await auth.refreshSession())) throw error;
    return inTime(limit, call);
  }
}

/** Whether the token was refused. A field that the account may not access is `Unauthorized` even with a valid token. */
function isRefusedToken(error: unknown): boolean {
  const { name, message, errorType, response, errors, underlyingError, originalError } = (error ?? {}) as {
    name?: string;
    message?: string;
    errorType?: string;
    /** The response, as Amplify attaches it to the error of a REST call. */
    response?: { statusCode: number };
    errors?: unknown[];
    underlyingError?: unknown;
    originalError?: unknown;
  };
  if (response?.statusCode === 401 || isTokenRefusal({ name, message })) return true;
  if ([name, errorType].some((sign) => sign !== undefined && refusals.includes(sign))) return true;
  return [errors?.[0], underlyingError, originalError].some((inner) => inner !== undefined && isRefusedToken(inner));
}

const refusals = ['UnauthorizedException', 'NoValidAuthTokens', 'NoSignedUser', 'UserUnAuthenticatedException'];
