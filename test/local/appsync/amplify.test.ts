/** The unmodified aws-amplify client against the service. */
import { Amplify } from 'aws-amplify';
import { CONNECTION_STATE_CHANGE, type GraphQLResult, generateClient } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import { WebSocket as NodeWebSocket } from 'ws';
import type { Principal } from '../../../local/iam/types';
import { apiKey, issuer, memberToken, type RunningLibrary, startLibrary } from './library-api';

type Mode = 'apiKey' | 'userPool' | 'iam';

let library: RunningLibrary;
const { setTimeout: realSetTimeout, setInterval: realSetInterval } = globalThis;
const sockets: NodeWebSocket[] = [];
const subscriptions: { unsubscribe(): void }[] = [];

/** Amplify knows realtime over TLS only. */
class PlainWebSocket extends NodeWebSocket {
  constructor(url: string, protocols: string[]) {
    super(String(url).replace(/^wss:\/\/127\.0\.0\.1/, 'ws://127.0.0.1'), protocols);
    sockets.push(this);
  }
}

const principal: Principal = {
  kind: 'identity',
  identityId: 'eu-west-1:1234',
  identityPoolId: 'eu-west-1:pool',
  roleArn: 'arn:aws:iam::000000000000:role/SignedIn',
  sub: 'ada',
  provider: 'cognito-idp.eu-west-1.amazonaws.com/pool',
};

beforeAll(async () => {
  library = await startLibrary();
  Object.assign(globalThis, { WebSocket: PlainWebSocket });
  // Amplify leaves timers for its handshakes and reconnects; they must not keep the test alive,
  // not even after its end: each test file has its own globals, so nothing is restored.
  Object.assign(globalThis, {
    setTimeout: (...parameters: Parameters<typeof setTimeout>) => realSetTimeout(...parameters).unref(),
    setInterval: (...parameters: Parameters<typeof setInterval>) => realSetInterval(...parameters).unref(),
  });
  const token = { toString: () => memberToken, payload: {} };
  Amplify.configure(
    {
      API: { GraphQL: { endpoint: library.endpoint, region: 'eu-west-1', defaultAuthMode: 'apiKey', apiKey } },
      Auth: {
        Cognito: {
          userPoolId: 'eu-west-1_Library',
          userPoolClientId: 'client',
          identityPoolId: 'eu-west-1:pool',
          allowGuestAccess: true,
        },
      },
    },
    {
      Auth: {
        tokenProvider: { getTokens: async () => ({ accessToken: token, idToken: token }) },
        credentialsProvider: {
          getCredentialsAndIdentityId: async () => ({ credentials: issuer.issue(principal, 60) }),
          clearCredentialsAndIdentityId: () => {},
        },
      },
    },
  );
});

afterAll(async () => {
  for (const socket of sockets) socket.terminate();
  await library.close();
});

afterEach(() => {
  for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
});

const client = (authMode: Mode) => generateClient({ authMode });
const modes: Mode[] = ['apiKey', 'userPool', 'iam'];

test.each(modes)('a query by %s', async (mode) => {
  const answer = await client(mode).graphql({
    query: 'query ($id: ID!) { getBook(id: $id) { id title } whoAmI }',
    variables: { id: 'b1' },
  });
  const { data } = answer as GraphQLResult<{ getBook: object; whoAmI: string }>;
  expect(data.getBook).toEqual({ id: 'b1', title: 'Book 1' });
  const expected = { apiKey: null, userPool: { sub: 'ada' }, iam: { cognitoIdentityAuthType: 'authenticated' } }[mode];
  const { identity } = JSON.parse(data.whoAmI);
  if (expected) expect(identity).toMatchObject(expected);
  else expect(identity).toBeNull();
});

test('a mutation that wrote only some rows rejects with what was written and why the rest was not', async () => {
  const answer = client('userPool').graphql({
    query: 'mutation ($books: [BookInput!]!) { writeBooks(books: $books) { id title } }',
    variables: {
      books: [
        { id: 'n1', title: '' },
        { id: 'n2', title: 'New' },
      ],
    },
  });
  await expect(answer).rejects.toMatchObject({
    data: { writeBooks: [null, { id: 'n2', title: 'New' }] },
    errors: [{ errorType: 'BadRequest', errorInfo: { index: 0 }, path: ['writeBooks'] }],
  });
});

/** Subscribes, and resolves after the server's acknowledgement. */
function subscribe(mode: Mode) {
  const messages: { data: unknown }[] = [];
  let onMessage: () => void = () => {};
  const agreed = new Promise<void>((resolve) => {
    const stop = Hub.listen('api', ({ payload }) => {
      if (payload.event === 'Subscription ack') {
        stop();
        resolve();
      }
    });
  });
  const observable = client(mode).graphql({ query: 'subscription { onWriteBooks { id title pages } }' });
  const subscription = (observable as never as { subscribe(observer: object): { unsubscribe(): void } }).subscribe({
    next: (message: { data: unknown }) => {
      messages.push(message);
      onMessage();
    },
    error: (error: unknown) => {
      throw error;
    },
  });
  subscriptions.push(subscription);
  return {
    agreed,
    async message() {
      if (messages.length === 0) {
        await new Promise<void>((resolve) => {
          onMessage = resolve;
        });
      }
      return messages.shift();
    },
  };
}

test.each(modes)('a subscription by %s receives the mutation of another client', async (mode) => {
  const { agreed, message } = subscribe(mode);
  await agreed;
  await client('apiKey').graphql({
    query: 'mutation ($books: [BookInput!]!) { writeBooks(books: $books) { key: id title } }',
    variables: { books: [{ id: 'n1', title: 'New' }] },
  });
  expect(await message()).toEqual({ data: { onWriteBooks: [{ id: 'n1', title: 'New', pages: null }] } });
});

test('the connection is up while something is subscribed', async () => {
  const states: string[] = [];
  const stop = Hub.listen('api', ({ payload }) => {
    if (payload.event === CONNECTION_STATE_CHANGE) {
      states.push((payload.data as { connectionState: string }).connectionState);
    }
  });
  const { agreed } = subscribe('userPool');
  await agreed;
  expect(states.at(-1)).toBe('Connected');
  stop();
});
