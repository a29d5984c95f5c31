/** The auth types of the data endpoint, with the real Amplify client and a running Polder. */
import { readMe } from '../../../frontend/src/cloud/account';
import { startAmplify } from '../../../frontend/src/cloud/amplify';
import { signIn } from '../../../frontend/src/cloud/auth';
import { setCloudConfiguration } from '../../../frontend/src/cloud/configure';
import { errorKey } from '../../../frontend/src/cloud/errors';
import { listActivity } from '../../../frontend/src/cloud/historyApi';
import { batchTest, syncRentals } from '../../../frontend/src/cloud/rentalsApi';
import { startTokenSession } from '../../../frontend/src/cloud/tokenRefresh';
import { graphqlEndpoint, type WebConfiguration } from '../../../frontend/src/cloud/webConfiguration';
import { demoAccount } from '../../../local/sample/demo-account';
import { sharedPolder } from '../../harness/polder';

jest.setTimeout(30_000);
jest.mock('../../../frontend/src/cloud/clients', () => ({
  authClient: () => jest.requireActual('../../../frontend/src/cloud/auth'),
  loadedAuthClient: () => undefined,
}));

type AuthType = 'userPool' | 'apiKey' | 'iam';

const realFetch = globalThis.fetch;
const requests: { target: string; headers: Headers; body: string }[] = [];
const sockets: WebSocket[] = [];
let configuration: WebConfiguration;
let apiKey: string;

/** Amplify knows realtime over TLS only. */
class PlainWebSocket extends WebSocket {
  constructor(url: string | URL, protocols: string[]) {
    super(String(url).replace(/^wss:/, 'ws:'), protocols);
    sockets.push(this);
    offered.push(protocols);
  }
}

const posts = () => requests.filter(({ target }) => target === graphqlEndpoint(configuration).href);
const asked = (operation: string) =>
  requests.filter(({ headers }) => headers.get('x-amz-target')?.endsWith(`.${operation}`)).length;
const credentialCalls = () => asked('GetId') + asked('GetCredentialsForIdentity');

/** The protocols that each connection was asked for with. */
const offered: string[][] = [];

/** What connections were opened with: a protocol's name that is the headers, encoded. */
const handshakes = () =>
  offered.map((protocols): Record<string, string> => {
    const header = protocols.find((name) => name.startsWith('header-')) ?? '';
    return JSON.parse(Buffer.from(header.slice('header-'.length), 'base64url').toString());
  });

const withType = (type: object) =>
  ({
    ...configuration,
    API: { ...configuration.API, GraphQL: { ...configuration.API?.GraphQL, ...type } },
  }) as WebConfiguration;
function useType(type: object): void {
  setCloudConfiguration(withType(type));
  startAmplify(withType(type));
}
const types: Record<AuthType, () => object> = {
  userPool: () => ({ defaultAuthMode: 'userPool' }),
  apiKey: () => ({ defaultAuthMode: 'apiKey', apiKey }),
  iam: () => ({ defaultAuthMode: 'iam' }),
};

beforeAll(async () => {
  const read = async <Answer>(path: string) => (await realFetch(`${sharedPolder()}${path}`)).json() as Promise<Answer>;
  configuration = await read<WebConfiguration>('/config.json');
  const health = await read<{ apiKeys: { key: string }[] }>('/_local/health');
  apiKey = health.apiKeys[0]?.key as string;
  globalThis.fetch = async (input, init) => {
    requests.push({ target: String(input), headers: new Headers(init?.headers), body: String(init?.body ?? '') });
    return realFetch(input, init);
  };
  Object.assign(globalThis, { WebSocket: PlainWebSocket });
  useType(types.userPool());
  await signIn({ ...demoAccount, remember: true });
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  for (const socket of sockets) socket.close();
});

const sentHeaders = () => Object.fromEntries(posts()[0]?.headers ?? []);
const idToken = () =>
  localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('.idToken')) as string) as string;

test('without a stage, /config.json has the user pool type and no key', () => {
  const { endpoint, region } = configuration.API?.GraphQL ?? {};
  expect(configuration.API?.GraphQL).toEqual({ endpoint, region, defaultAuthMode: 'userPool' });
  expect(apiKey).toBeTruthy();
});

test('a POST contains the operation’s name, variables and text', async () => {
  useType(types.userPool());
  const { items } = await syncRentals({ shard: 0, limit: 5 });
  expect(items[0]?.__typename).toBe('Rental');
  const body = JSON.parse(posts()[0]?.body ?? '');
  expect(body).toMatchObject({ operationName: 'SyncRentals', variables: { shard: 0, limit: 5 } });
  expect(body.query).toContain('syncRentals(');
});

test('the type user pool sends the ID token, and asks for no AWS credentials', async () => {
  useType(types.userPool());
  await syncRentals({ shard: 0, limit: 1 });
  expect(sentHeaders().authorization).toBe(idToken());
  expect(sentHeaders()).not.toHaveProperty('x-api-key');
  expect(credentialCalls()).toBe(0);
});

test('the type API key sends only the key with what it may read', async () => {
  useType(types.apiKey());
  await syncRentals({ shard: 0, limit: 1 });
  expect(sentHeaders()['x-api-key']).toBe(apiKey);
  expect(sentHeaders()).not.toHaveProperty('authorization');
  expect(credentialCalls()).toBe(0);
});

test('the type API key sends only the token with what the key may not do', async () => {
  useType(types.apiKey());
  await readMe();
  await listActivity({});
  // An empty batch writes nothing.
  await batchTest([]);
  const sent = posts().map(({ headers }) => [headers.get('authorization'), headers.get('x-api-key')]);
  expect(sent).toEqual(Array.from({ length: 3 }, () => [idToken(), null]));
});

test('the type IAM signs the request, with one pair of calls for the credentials of all', async () => {
  useType(types.iam());
  await Promise.all([0, 1, 2, 3].map((shard) => syncRentals({ shard, limit: 1 })));
  expect(posts()).toHaveLength(4);
  expect(sentHeaders().authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=.*\/appsync\/aws4_request/);
  expect(sentHeaders()['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/);
  expect(sentHeaders().authorization).not.toContain(idToken());
  expect(credentialCalls()).toBe(2);
});

test.each<[AuthType, (headers: Record<string, string>) => boolean]>([
  // A key may not subscribe.
  ['apiKey', (headers) => headers.Authorization === idToken() && !headers['x-api-key']],
  ['userPool', ({ Authorization }) => Authorization === idToken()],
  ['iam', ({ Authorization, authorization = Authorization }) => /^AWS4-HMAC-SHA256 /.test(authorization ?? '')],
])('the realtime connection of the type %s is opened with what may subscribe', async (type, isIts) => {
  offered.length = 0;
  // Amplify reuses an open connection: each auth type needs its own Amplify.
  await jest.isolateModulesAsync(async () => {
    const { startAmplify: start } = await import('../../../frontend/src/cloud/amplify');
    const { subscribeToChanges } = await import('../../../frontend/src/cloud/rentalsApi');
    const { setCloudConfiguration: name } = await import('../../../frontend/src/cloud/configure');
    name(withType(types[type]()));
    start(withType(types[type]()));
    subscribeToChanges(jest.fn(), jest.fn());
    while (offered.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(handshakes().map(isIts)).toEqual([true]);
});

test('a call that hangs ends with its session', async () => {
  useType(types.userPool());
  const answered = globalThis.fetch;
  const isCalled = new Promise<void>((called) => {
    globalThis.fetch = (_, init) => {
      called();
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    };
  });
  const hung = syncRentals({ shard: 0, limit: 1 }).catch((error) => error.name);
  await isCalled;
  startTokenSession();
  await expect(hung).resolves.toBe('CanceledError');
  globalThis.fetch = answered;
});

test('without tokens nothing is sent, and the error is the specification’s', async () => {
  useType(types.userPool());
  const kept = Object.entries(localStorage);
  localStorage.clear();
  const refusal = await batchTest([]).catch((error) => error);
  for (const [key, value] of kept) localStorage.setItem(key, value as string);
  expect(refusal.message).toBe('User needs to be authenticated to call this API.');
  expect(errorKey(refusal)).toBe('signedOut');
  expect(posts()).toHaveLength(0);
});
