import { ensureAmplifyConfigured } from './configure';

type AuthClient = typeof import('./auth');

let loaded: AuthClient | undefined;

/** Signing up, signing in and sessions; loads and configures Amplify first. */
export async function authClient(): Promise<AuthClient> {
  await ensureAmplifyConfigured();
  loaded = await import('./auth');
  return loaded;
}

/** The same, if it is there already: to be had at once, and without a network. */
export const loadedAuthClient = (): AuthClient | undefined => loaded;
