import { authClient } from './clients';
import { errorKey, isTokenRefusal } from './errors';
import { reportNetworkFailure } from './reachability';

/**
 * Makes a call that needs a session. Refused although the session looks sound (its tokens were revoked elsewhere),
 * the tokens are refreshed once and the call made again; if the refresh is refused too, the session ends.
 * @throws what the call answered
 */
export async function authorised<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (errorKey(error) === 'network') reportNetworkFailure();
    if (!isRefusedToken(error)) throw error;
    const auth = await authClient();
    if (!(await auth.refreshSession())) throw error;
    return call();
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
