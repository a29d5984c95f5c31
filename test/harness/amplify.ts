import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { WebSocket as PlainWebSocket } from 'ws';

/** Reads a running Polder's /config.json, the whole configuration of an Amplify client. */
export async function readConfiguration(url: string): Promise<ResourcesConfig> {
  const response = await fetch(`${url}/config.json`);
  if (!response.ok) throw new Error(`${url}/config.json answered ${response.status}.`);
  return (await response.json()) as ResourcesConfig;
}

/**
 * Configures the real Amplify client like the website: the unchanged configuration, the ID token as bearer, and
 * subscriptions over plain WebSockets, as a laptop has no certificate.
 */
export async function configureAmplify(url: string): Promise<ResourcesConfig> {
  const configuration = await readConfiguration(url);
  // Amplify warns about custom endpoints, which a laptop's are.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure(configuration, {
    API: {
      GraphQL: {
        headers: async () => {
          const { tokens } = await fetchAuthSession();
          return tokens?.idToken ? { Authorization: tokens.idToken.toString() } : ({} as Record<string, string>);
        },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage());
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  Object.assign(globalThis, { WebSocket: LocalWebSocket });
  return configuration;
}

/** Amplify always connects to wss://; Node 20 has no built-in WebSocket. */
class LocalWebSocket extends PlainWebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(String(address).replace(/^wss:\/\/localhost/, 'ws://localhost'), protocols);
    openSockets.add(this);
    this.once('close', () => openSockets.delete(this));
  }
}

const openSockets = new Set<PlainWebSocket>();

/** Closes the connections that Amplify leaves open after the last subscription, so that the test run can end. */
export function closeAmplify(): void {
  for (const socket of openSockets) socket.terminate();
}

/** Tokens in memory, so that each test file is like a separate browser profile. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}
