/** Amplify keeps a session's parts as `CognitoIdentityServiceProvider.<client>.<user>.<part>`. */
const prefix = 'CognitoIdentityServiceProvider.';

/** Whether an entry of the storage belongs to somebody's session. */
export const isTokenKey = (key: string) => key.startsWith(prefix);

const keysOf = (storage: Storage, part: string) =>
  Object.keys(storage).filter((key) => isTokenKey(key) && key.endsWith(`.${part}`));

/** True if the storage holds somebody's tokens. Without any, a page need not load Amplify at all. */
export const hasStoredTokens = (storage: Storage): boolean => keysOf(storage, 'refreshToken').length > 0;

/** True if this browser holds somebody's tokens, for this visit or for later ones too. */
export const hasAnyStoredTokens = (): boolean => hasStoredTokens(sessionStorage) || hasStoredTokens(localStorage);

/**
 * Whose tokens this browser holds, as Amplify names the entries: an account whose username is its e-mail address has its
 * id for a name in the user pool. Nothing without tokens.
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

/** What Amplify keeps of anybody: tokens, identities, and what was entered of a sign-in that was not finished. */
const ofAnybody = /^(CognitoIdentityServiceProvider|CognitoSignInState|com\.amplify)\b/;

/**
 * Takes all of it out of this browser, at once.
 * @returns the refresh tokens among it, to be revoked
 */
export function takeTokens(): string[] {
  const taken = new Set<string>();
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of keysOf(storage, 'refreshToken')) taken.add(storage.getItem(key) ?? '');
    for (const key of Object.keys(storage)) if (ofAnybody.test(key)) storage.removeItem(key);
  }
  return [...taken];
}
