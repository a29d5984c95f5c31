import { userPool } from './configure';
import { shortLimit } from './timeLimit';

const maxAttempts = 3;

/** Makes the user pool refuse a refresh token, and the tokens issued with it. */
export async function revoke(refreshToken: string): Promise<void> {
  const { userPoolEndpoint = '', userPoolClientId } = userPool() ?? {};
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      const { status } = await fetch(userPoolEndpoint, {
        method: 'POST',
        // The page may be closed right after signing out.
        keepalive: true,
        signal: AbortSignal.timeout(shortLimit),
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: userPoolClientId, Token: refreshToken }),
      });
      if (status < 500 && status !== 429) return;
    } catch {
      // Without a network it stays valid until it expires, but no copy is left.
    }
    await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
  }
}
