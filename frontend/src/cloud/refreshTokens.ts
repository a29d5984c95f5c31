import { decodeJWT } from 'aws-amplify/auth';
import { refreshAuthTokensWithoutDedupe } from 'aws-amplify/auth/cognito';
import { withRetries } from './retry';
import { networkError } from './timeLimit';
import { callUserPool, canRetryUserPool } from './userPoolCall';

type AmplifyRefresher = typeof refreshAuthTokensWithoutDedupe;
type Input = Parameters<AmplifyRefresher>[0];
type Tokens = Awaited<ReturnType<AmplifyRefresher>>;

/** Makes new tokens from those that are stored, until the signal aborts. */
export type RefreshTokens = (input: Input, signal: AbortSignal) => Promise<Tokens>;

interface Answer {
  readonly AuthenticationResult?: {
    readonly AccessToken?: string;
    readonly IdToken?: string;
    /** Only from pools that rotate refresh tokens. */
    readonly RefreshToken?: string;
  };
}

/**
 * InitiateAuth with a refresh token, up to three times; Amplify's own refresh calls GetTokensFromRefreshToken instead.
 * @throws as Amplify does without a refresh token, or after an implicit grant
 */
export const refreshTokens: RefreshTokens = async (input, signal) => {
  const { tokens, authConfig, username, clientMetadata } = input;
  if (!tokens?.refreshToken) return refreshAuthTokensWithoutDedupe(input);
  const deviceKey = tokens.deviceMetadata?.deviceKey;
  const parameters = {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: tokens.refreshToken, ...(deviceKey && { DEVICE_KEY: deviceKey }) },
    ...(clientMetadata && { ClientMetadata: clientMetadata }),
  };
  const { AuthenticationResult } = await withRetries(
    () => callUserPool<Answer>(authConfig?.Cognito ?? {}, 'InitiateAuth', parameters, { signal }),
    canRetryUserPool,
    signal,
  );
  // A proxy may answer with nothing; the pool's refusals have a status.
  if (!AuthenticationResult?.AccessToken) throw networkError();
  const accessToken = decodeJWT(AuthenticationResult.AccessToken);
  return {
    accessToken,
    idToken: AuthenticationResult.IdToken ? decodeJWT(AuthenticationResult.IdToken) : undefined,
    clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
    refreshToken: AuthenticationResult.RefreshToken ?? tokens.refreshToken,
    username,
  };
};
