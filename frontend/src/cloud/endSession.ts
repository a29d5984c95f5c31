import { authClient, loadedAuthClient } from './clients';
import { takeTokens } from './storedSession';

/**
 * Ends the session in this browser without waiting for the network: tokens and credentials are removed when this
 * returns. The refresh tokens are revoked in the background, from memory.
 */
export function endSession(): void {
  const tokens = takeTokens();
  loadedAuthClient()?.forgetSession();
  if (tokens.length === 0) return;
  authClient().then(
    ({ revoke }) => {
      for (const token of tokens) void revoke(token);
    },
    // Without a network they stay valid until they expire, but no copy is left.
    () => {},
  );
}
