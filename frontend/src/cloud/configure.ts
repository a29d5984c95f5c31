import { graphqlEndpoint, isThisMachine, type WebConfiguration } from './webConfiguration';

let configuration: WebConfiguration | undefined;
let configured: Promise<void> | undefined;

/** Sets the configuration of this page's cloud. Amplify itself is loaded at the first call that needs it. */
export function setCloudConfiguration(value: WebConfiguration): void {
  configuration = value;
  configured = undefined;
}

/** The stage of this page's cloud. Data cached for one stage is not valid for another. */
export const stageName = (): string => configuration?.stage ?? '';

/** The region of the data endpoint. */
export const regionName = (): string => dataEndpointSettings()?.region ?? '';

/** The data endpoint: its URL, region, auth type, and API key if it uses one. */
export const dataEndpointSettings = () => configuration?.API?.GraphQL;

/** The user pool for signing in. */
export const userPool = () => configuration?.Auth?.Cognito;

/** True when the cloud runs on a laptop: its emails are at /_local/mailbox. */
export function isRunningLocally(): boolean {
  return configuration?.API !== undefined && isThisMachine(graphqlEndpoint(configuration));
}

/** The front end runs alone (`npm run dev -- --front-end`). */
class NoCloudError extends Error {
  override readonly name = 'NoCloudError';
}

/** Loads Amplify and configures it, once. After a failure (no network), the next call retries. */
export function ensureAmplifyConfigured(): Promise<void> {
  configured ??= configureAmplify().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

async function configureAmplify(): Promise<void> {
  if (!configuration) throw new Error('The cloud was used before setCloudConfiguration().');
  if (!configuration.Auth) throw new NoCloudError('There is no cloud: /config.json names none.');
  if (isRunningLocally()) (await import('./localAddresses')).installLocalAddresses(configuration);
  const { startAmplify } = await import('./amplify');
  startAmplify(configuration);
}
