import type { ResourcesConfig } from 'aws-amplify';

/**
 * /config.json: Amplify's own configuration, and the stage that it belongs to (lib/constructs/web-configuration.ts).
 * With the stage only, there is no cloud: local/build/front-end.ts.
 */
export type WebConfiguration = ResourcesConfig & { readonly stage: string };

/** The website's configuration could not be read. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Fetches the configuration of this website's cloud.
 * @param cache `no-store` asks the website itself: the service worker answers others without a network too
 * @throws ConfigurationError if it is missing, or has a part of what signing in and the rentals need
 */
export async function fetchWebConfiguration(cache: RequestCache = 'default'): Promise<WebConfiguration> {
  const answer = await fetch('/config.json', { cache });
  if (!answer.ok) throw new ConfigurationError(`/config.json answered ${answer.status}`);
  const configuration: unknown = await answer.json().catch(() => {
    throw new ConfigurationError('/config.json is not JSON');
  });
  return checkedConfiguration(configuration);
}

const needed = [
  ['Auth', 'Cognito', 'userPoolId'],
  ['Auth', 'Cognito', 'userPoolClientId'],
  ['API', 'GraphQL', 'endpoint'],
];

/** @throws ConfigurationError that names the missing entries */
export function checkedConfiguration(value: unknown): WebConfiguration {
  if (isWithoutCloud(value)) return value;
  for (const path of needed) {
    if (typeof valueAt(value, path) !== 'string') throw new ConfigurationError(`/config.json lacks ${path.join('.')}`);
  }
  const endpoint = valueAt(value, ['API', 'GraphQL', 'endpoint']);
  if (!URL.canParse(String(endpoint))) throw new ConfigurationError('/config.json: API.GraphQL.endpoint is no address');
  return value as WebConfiguration;
}

const isWithoutCloud = (value: unknown): value is WebConfiguration =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'stage';

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}

/** The rentals' GraphQL endpoint. */
export const graphqlEndpoint = (configuration: WebConfiguration) => new URL(configuration.API?.GraphQL?.endpoint ?? '');

export const isThisMachine = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';
