import { graphqlEndpoint, isThisMachine, type WebConfiguration } from './web-configuration';

let configuration: WebConfiguration | undefined;
let configured: Promise<void> | undefined;

/** Names the cloud that this page talks to. Amplify itself is loaded at the first call that needs it. */
export function setCloudConfiguration(value: WebConfiguration): void {
  configuration = value;
  configured = undefined;
}

/** The stage of the cloud that this page talks to: what is kept of one means nothing to another. */
export const stageName = (): string => configuration?.stage ?? '';

/** The region that it runs in. */
export const regionName = (): string => dataEndpointSettings()?.region ?? '';

/** The data endpoint: its address, its region, how it is told who asks, and an API key if that is how. */
export const dataEndpointSettings = () => configuration?.API?.GraphQL;

/** The user pool that people sign in to. */
export const userPool = () => configuration?.Auth?.Cognito;

/** True on a laptop that runs the cloud itself: its e-mails are at /_local/mailbox. */
export function isRunningLocally(): boolean {
  return configuration !== undefined && isThisMachine(graphqlEndpoint(configuration));
}

/** Loads Amplify and configures it, once. A failure (no network) leaves the next call to try again. */
export function ensureAmplifyConfigured(): Promise<void> {
  configured ??= configureAmplify().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

async function configureAmplify(): Promise<void> {
  if (!configuration) throw new Error('The cloud was used before nameCloud() named it.');
  if (isRunningLocally()) (await import('./local-addresses')).installLocalAddresses(configuration);
  const { startAmplify } = await import('./amplify');
  startAmplify(configuration);
}
