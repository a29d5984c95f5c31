import { Amplify, type ResourcesConfig } from 'aws-amplify';
import { confirmSignUp, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { WebSocket as PlainWebSocket } from 'ws';
import { codeSentTo } from './mailbox';

/** Reads a running Polder's /config.json, the whole configuration of an Amplify client. */
export async function readConfiguration(url: string): Promise<ResourcesConfig> {
  const response = await fetch(`${url}/config.json`);
  if (!response.ok) throw new Error(`${url}/config.json answered ${response.status}.`);
  return (await response.json()) as ResourcesConfig;
}

/**
 * Configures the real Amplify client like the website: the unchanged configuration, the ID token as bearer, and
 * subscriptions over plain WebSockets, as a laptop has no certificate.
 * @param stored where the client keeps its tokens: each test file is like a separate browser profile
 */
export async function configureAmplify(url: string, stored = new Map<string, string>()): Promise<ResourcesConfig> {
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
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage(stored));
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

function memoryStorage(values: Map<string, string>) {
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Registers, and confirms with the code in the mailbox of a running Polder. */
export async function createConfirmedAccount(url: string, { email, password }: Account): Promise<void> {
  await configureAmplify(url);
  await signUp({ username: email, password, options: { userAttributes: { email } } });
  await confirmSignUp({ username: email, confirmationCode: await codeSentTo(url, email) });
}

/**
 * Signs in, one account after another, as Amplify has one per process.
 * @returns what the client stores in a browser's localStorage
 */
export async function createSession(url: string, { email, password }: Account): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  await configureAmplify(url, stored);
  await signIn({ username: email, password });
  return stored;
}
