import type { Caller } from '../people';

interface Identity {
  claims?: { sub?: string; email?: string };
  cognitoIdentityAuthProvider?: string | null;
}

const beforeSub = ':CognitoSignIn:';

/** The account behind a call: from its ID token, or from the sign-in behind its AWS credentials; null without one. */
export function callerOf(identity: unknown): Caller | null {
  const { claims, cognitoIdentityAuthProvider: provider } = (identity ?? {}) as Identity;
  if (claims?.sub) return { sub: claims.sub, email: claims.email ?? null };
  // "<pool>","<pool>:CognitoSignIn:<sub>", with the quotes.
  const sub = provider?.split(beforeSub)[1]?.split('"')[0];
  return sub ? { sub, email: null } : null;
}
