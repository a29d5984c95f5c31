import { ensureAmplifyConfigured } from './configure';

type AuthClient = typeof import('./auth');

let loaded: AuthClient | undefined;

/** Sign-up, sign-in and sessions. Loads and configures Amplify first. */
export async function authClient(): Promise<AuthClient> {
  await ensureAmplifyConfigured();
  loaded = await import('./auth');
  return loaded;
}

/** The client if it is already loaded: available synchronously and offline. */
export const loadedAuthClient = (): AuthClient | undefined => loaded;
