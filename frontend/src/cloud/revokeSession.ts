import { userPool } from './configure';
import { withRetries } from './retry';
import { shortLimit } from './timeLimit';
import { callUserPool, canRetryUserPool } from './userPoolCall';

/** Makes the user pool refuse a refresh token, and the tokens issued with it. */
export async function revoke(refreshToken: string): Promise<void> {
  const call = () =>
    // The page may be closed right after signing out.
    callUserPool(
      userPool() ?? {},
      'RevokeToken',
      { Token: refreshToken },
      { keepalive: true, signal: AbortSignal.timeout(shortLimit) },
    );
  // Without a network it stays valid until it expires, but no copy is left.
  await withRetries(call, canRetryUserPool, new AbortController().signal).catch(() => {});
}
