/** Amplify stores a session as `CognitoIdentityServiceProvider.<client>.<user>.<part>`. */
const prefix = 'CognitoIdentityServiceProvider.';

/** Whether a storage key belongs to a session. */
export const isTokenKey = (key: string) => key.startsWith(prefix);

const keysOf = (storage: Storage, part: string) =>
  Object.keys(storage).filter((key) => isTokenKey(key) && key.endsWith(`.${part}`));

/** True if the storage holds tokens. Without any, a page does not need to load Amplify. */
export const hasStoredTokens = (storage: Storage): boolean => keysOf(storage, 'refreshToken').length > 0;

/** True if this browser holds tokens, for this visit or for later ones. */
export const hasAnyStoredTokens = (): boolean => hasStoredTokens(sessionStorage) || hasStoredTokens(localStorage);

/**
 * The account of the stored tokens, as in Amplify's keys: if a username is an email address, the user pool's name for
 * the account is its id. Null without tokens.
 */
export function storedAccount(): { email: string | null; sub: string } | null {
  const storage = hasStoredTokens(sessionStorage) ? sessionStorage : localStorage;
  const [key = ''] = keysOf(storage, 'refreshToken');
  const [, sub] = /\.([^.]+)\.refreshToken$/.exec(key) ?? [];
  if (!sub) return null;
  try {
    const { loginId } = JSON.parse(storage.getItem(key.replace(/refreshToken$/, 'signInDetails')) ?? '');
    return { email: String(loginId), sub };
  } catch {
    return { email: null, sub };
  }
}

/** All that Amplify stores about users: tokens, identities, and the state of an unfinished sign-in. */
const ofAnybody = /^(CognitoIdentityServiceProvider|CognitoSignInState|com\.amplify)\b/;

/**
 * Removes all of it from this browser, synchronously.
 * @returns the removed refresh tokens, to be revoked
 */
export function takeTokens(): string[] {
  const taken = new Set<string>();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage, 'refreshToken')) taken.add(storage.getItem(key) ?? '');
    for (const key of Object.keys(storage)) if (ofAnybody.test(key)) storage.removeItem(key);
  }
  return [...taken];
}
