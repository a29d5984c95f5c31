import type { cognitoUserPoolsTokenProvider, TokenOrchestrator } from 'aws-amplify/auth/cognito';
import { type RefreshTokens, refreshTokens } from './refreshTokens';
import { inTime, networkError, shortLimit } from './timeLimit';

type TokenProvider = typeof cognitoUserPoolsTokenProvider;

/** The current session; see {@link startTokenSession}. */
let session = new AbortController();
let underWay: ReturnType<RefreshTokens> | undefined;

/** Aborts when the current session ends: results of calls made for it are dropped. */
export const sessionSignal = (): AbortSignal => session.signal;

/**
 * Call when a session begins or ends. A pending refresh does not apply to the next session: its response is dropped,
 * while Amplify would store the tokens of the previous account.
 */
export function startTokenSession(): void {
  session.abort();
  session = new AbortController();
  underWay = undefined;
}

/**
 * Refreshes tokens one refresh at a time. If it takes too long, or its session has ended, it fails like a network error,
 * which neither ends a session nor removes tokens.
 */
export function refreshInTime(provider: TokenProvider, refresh: RefreshTokens = refreshTokens): void {
  // Missing in Amplify's type of the provider, but its class has it.
  const { tokenOrchestrator } = provider as unknown as { tokenOrchestrator: TokenOrchestrator };
  tokenOrchestrator.setTokenRefresher((input) => {
    underWay ??= refreshOnce((signal) => refresh(input, signal));
    return underWay;
  });
}

/** No response, or one that arrived in part, as when the user leaves the page meanwhile. */
const isBrokenOff = (error: unknown) => ['TypeError', 'AbortError'].includes((error as Error).name);

async function refreshOnce<Tokens>(refresh: (signal: AbortSignal) => Promise<Tokens>): Promise<Tokens> {
  const own = session;
  try {
    return await inTime(shortLimit, ({ signal }) => refresh(AbortSignal.any([signal, own.signal])));
  } catch (error) {
    throw isBrokenOff(error) ? networkError() : error;
  } finally {
    if (own === session) underWay = undefined;
    // biome-ignore lint/correctness/noUnsafeFinally: after the session ended, any result is dropped
    else throw networkError();
  }
}
