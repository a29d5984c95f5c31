import { cloudConfigured } from './configure';

/** Signing up, signing in and sessions; loads and configures Amplify first. */
export async function authClient() {
  await cloudConfigured();
  return import('./auth');
}
