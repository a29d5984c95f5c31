import { authClient } from './clients';
import { errorKey, isTokenRefusal } from './errors';
import { reportNetworkFailure } from './reachability';
import { defaultTimeLimit, inTime, type TimedCall } from './time-limit';

/**
 * Makes a call that needs a session. Refused although the session looks sound (its tokens were revoked elsewhere),
 * the tokens are refreshed once and the call made again; if the refresh is refused too, the session ends.
 * @param limit how many milliseconds it may be without a sign of life
 * @throws what the call answered; a NetworkError for one that hangs
 */
export async function authorised<Answer>(
  call: (timed: TimedCall) => Promise<Answer>,
  limit = defaultTimeLimit,
): Promise<Answer> {
  try {
    return await inTime(limit, call);
  } catch (error) {
    if (errorKey(error) === 'network') reportNetworkFailure();
    if (!isRefusedToken(error)) throw error;
    const auth = await inTime(defaultTimeLimit, authClient);
    if (!(await auth.refreshSession())) throw error;
    return inTime(limit, call);
  }
}

/**
 * Whether it is the token that was refused. A field that this account may not use is `Unauthorized`, with a token that
 * is in order.
 */
function isRefusedToken(error: unknown): boolean {
  const { name, message, errorType, response, errors, underlyingError, originalError } = (error ?? {}) as {
    name?: string;
    message?: string;
    errorType?: string;
    /** What Amplify has of a REST call that was answered. */
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
