import {
  type cognitoUserPoolsTokenProvider,
  refreshAuthTokensWithoutDedupe,
  type TokenOrchestrator,
} from 'aws-amplify/auth/cognito';
import { inTime, networkError, shortLimit } from './time-limit';

type TokenProvider = typeof cognitoUserPoolsTokenProvider;
type TokenRefresher = typeof refreshAuthTokensWithoutDedupe;

/** The present session; see {@link startTokenSession}. */
let session = new AbortController();
let underWay: ReturnType<TokenRefresher> | undefined;

/** Aborts when the present session is over: calls made for it are nobody's then. */
export const sessionSignal = (): AbortSignal => session.signal;

/**
 * A session begins or ends here. A refresh that was under way is not for the one that follows: its answer is dropped,
 * where Amplify would keep the tokens of the person who left.
 */
export function startTokenSession(): void {
  session.abort();
  session = new AbortController();
  underWay = undefined;
}

/**
 * Amplify's own refresh (GetTokensFromRefreshToken), one at a time. One that takes too long, or whose session is over,
 * fails as for want of a network: that ends no session and takes no tokens away.
 */
export function refreshInTime(provider: TokenProvider, refresh: TokenRefresher = refreshAuthTokensWithoutDedupe): void {
  // Amplify's type for the provider does not name it; its class does.
  const { tokenOrchestrator } = provider as unknown as { tokenOrchestrator: TokenOrchestrator };
  tokenOrchestrator.setTokenRefresher((input) => {
    underWay ??= refreshOnce(() => refresh(input));
    return underWay;
  });
}

async function refreshOnce<Tokens>(refresh: () => Promise<Tokens>): Promise<Tokens> {
  const own = session;
  try {
    return await inTime(shortLimit, refresh);
  } finally {
    if (own === session) underWay = undefined;
    // biome-ignore lint/correctness/noUnsafeFinally: whatever came of it, it is nobody's any more
    else throw networkError();
  }
}
