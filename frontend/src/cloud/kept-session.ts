/**
 * True if the storage holds somebody's tokens, which Amplify keeps as
 * `CognitoIdentityServiceProvider.<client>.<user>.refreshToken`. Without any, a page need not load Amplify at all.
 */
export function keepsSession(storage: Storage): boolean {
  return Object.keys(storage).some((key) => /^CognitoIdentityServiceProvider\..+\.refreshToken$/.test(key));
}

/** Whether an entry of the storage belongs to somebody's session. */
export const isOfSession = (key: string) => key.startsWith('CognitoIdentityServiceProvider.');
