import { once } from 'node:events';
import { WebSocket } from 'ws';
import { apiKey, failingTitle, memberToken, type RunningLibrary, startLibrary } from './library-api';

let library: RunningLibrary;
const clients: WebSocket[] = [];
beforeAll(async () => {
  library = await startLibrary();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
});
afterAll(() => library.close());

// biome-ignore lint/suspicious/noExplicitAny: as many shapes as messages
type Message = any;

/** A client that implements the protocol itself. Messages are read in the order of arrival. */
class Client {
  private readonly received: Message[] = [];
  private readonly waiting: ((message: Message) => void)[] = [];

  constructor(readonly socket: WebSocket) {
    clients.push(socket);
    socket.on('message', (text) => {
      const message = JSON.parse(String(text));
      const next = this.waiting.shift();
      if (next) next(message);
      else this.received.push(message);
    });
  }

  next(): Promise<Message> {
    if (this.received.length > 0) return Promise.resolve(this.received.shift());
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a start message and returns its answer. */
  start(id: string, query: string, authorization: object = withKey, variables: object = {}): Promise<Message> {
    this.send(startMessage(id, query, authorization, variables));
    return this.next();
  }
}

function startMessage(id: string, query: string, authorization: object = withKey, variables: object = {}): object {
  const data = JSON.stringify({ query, variables });
  return { type: 'start', id, payload: { data, extensions: { authorization } } };
}

const withKey = { host: '127.0.0.1', 'x-api-key': apiKey };
const realtime = () => `${library.endpoint.replace('http', 'ws')}/realtime`;

async function open(headers: object = withKey): Promise<Client> {
  const encoded = Buffer.from(JSON.stringify(headers)).toString('base64url');
  const client = new Client(new WebSocket(realtime(), ['graphql-ws', `header-${encoded}`]));
  await once(client.socket, 'open');
  expect(client.socket.protocol).toBe('graphql-ws');
  return client;
}

async function connected(): Promise<Client> {
  const client = await open();
  client.send({ type: 'connection_init' });
  expect(await client.next()).toEqual({ type: 'connection_ack', payload: { connectionTimeoutMs: 300_000 } });
  expect(await client.next()).toEqual({ type: 'ka' });
  return client;
}

async function mutate(query: string, variables: object = {}) {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(library.endpoint, { method: 'POST', body, headers: { 'x-api-key': apiKey } });
  return response.json();
}

const write = (selection: string) => `mutation ($books: [BookInput!]!) { ${selection} }`;
const rename = (title: string) => mutate(`mutation { renameBook(id: "b1", title: "${title}") { id title } }`);

describe('connecting', () => {
  test('also works with the headers in the query', async () => {
    const header = Buffer.from(JSON.stringify(withKey)).toString('base64');
    const client = new Client(
      new WebSocket(`${realtime()}?header=${encodeURIComponent(header)}&payload=e30=`, ['graphql-ws']),
    );
    await once(client.socket, 'open');
    client.send({ type: 'connection_init' });
    expect(await client.next()).toMatchObject({ type: 'connection_ack' });
  });

  test.each([
    ['a wrong key', { 'x-api-key': 'wrong' }, 'You are not authorized to make this call.'],
    ['nothing', {}, 'Valid authorization header not provided.'],
    ['an expired token', { Authorization: 'expired.b.c' }, 'Token has expired.'],
  ])('with %s is refused and the connection closed', async (_what, headers, message) => {
    const client = await open(headers);
    const closed = once(client.socket, 'close');
    client.send({ type: 'connection_init' });
    expect(await client.next()).toEqual({
      type: 'connection_error',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401, message }] },
    });
    await closed;
  });

  test.each([
    ['an API that is not there', () => realtime().replace('library', 'archive'), ['graphql-ws'], 404],
    ['another subprotocol', realtime, ['mqtt'], 400],
  ])('to %s is refused', async (_what, url, protocols, status) => {
    const socket = new WebSocket(url(), protocols);
    const [, response] = await once(socket, 'unexpected-response');
    expect(response.statusCode).toBe(status);
    socket.on('error', () => {});
    socket.terminate();
  });

  test('comes before subscribing', async () => {
    const client = await open();
    expect(await client.start('1', 'subscription { onWriteBooks { id } }')).toMatchObject({
      type: 'error',
      id: '1',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401 }] },
    });
  });
});

describe('a subscription', () => {
  test('receives the result of a mutation, row by row, until it stops', async () => {
    const client = await connected();
    const query = 'subscription { onWriteBooks { id title pages } }';
    expect(await client.start('1', query)).toEqual({ type: 'start_ack', id: '1' });
    const books = [
      { id: 'n1', title: 'New' },
      { id: 'n2', title: '' },
    ];
    await mutate(write('writeBooks(books: $books) { id title }'), { books });
    expect(await client.next()).toEqual({
      type: 'data',
      id: '1',
      payload: { data: { onWriteBooks: [{ id: 'n1', title: 'New', pages: null }, null] } },
    });
    client.send({ type: 'stop', id: '1' });
    expect(await client.next()).toEqual({ type: 'complete', id: '1' });
    await mutate(write('writeBooks(books: $books) { id }'), { books });
    // Further messages of the mutation would arrive before this one.
    expect(await client.start('2', query)).toEqual({ type: 'start_ack', id: '2' });
  });

  test('that is stopped and started again at once is there once', async () => {
    const client = await connected();
    const start = () => client.send(startMessage('1', 'subscription { onRenameBook { title } }'));
    start();
    client.send({ type: 'stop', id: '1' });
    start();
    expect(await client.next()).toEqual({ type: 'complete', id: '1' });
    expect(await client.next()).toEqual({ type: 'start_ack', id: '1' });
    await rename('T');
    expect((await client.next()).payload.data).toEqual({ onRenameBook: { title: 'T' } });
    client.send({ type: 'stop', id: '1' });
    expect(await client.next()).toEqual({ type: 'complete', id: '1' });
    await rename('U');
    expect(await client.start('2', 'subscription { onRenameBook { title } }')).toEqual({ type: 'start_ack', id: '2' });
  });

  test('receives the fields that the mutation selected, despite aliases and fragments', async () => {
    const client = await connected();
    await client.start(
      '1',
      'subscription { news: onWriteBooks { ...book } } fragment book on Book { key: id title pages }',
    );
    const query = `mutation ($books: [BookInput!]!) { ...both }
      fragment both on Mutation { mine: writeBooks(books: $books) { a: id ... on Book { b: title } } }`;
    await mutate(query, { books: [{ id: 'n1', title: 'New', pages: 5 }] });
    expect((await client.next()).payload.data).toEqual({ news: [{ key: 'n1', title: 'New', pages: null }] });
  });

  test('is null with an error where the mutation left out a field that cannot be null', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onRenameBook { id title } }');
    await mutate('mutation { renameBook(id: "b1", title: "T") { id } }');
    const { payload } = await client.next();
    expect(payload.data).toEqual({ onRenameBook: null });
    expect(payload.errors[0].path).toEqual(['onRenameBook', 'title']);
  });

  test('receives only values that equal its arguments', async () => {
    const client = await connected();
    await client.start('1', 'subscription ($title: String) { onRenameBook(title: $title) { title } }', withKey, {
      title: 'Wanted',
    });
    await rename('Other');
    await rename('Wanted');
    expect((await client.next()).payload.data).toEqual({ onRenameBook: { title: 'Wanted' } });
  });

  test('receives everything without an argument', async () => {
    const client = await connected();
    await client.start('1', 'subscription ($title: String) { onRenameBook(title: $title) { title } }');
    await rename('Other');
    expect((await client.next()).payload.data).toEqual({ onRenameBook: { title: 'Other' } });
  });

  test('receives nothing when a mutation wrote nothing', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onWriteBooks { id } }');
    const query = write('writeBooks(books: $books) { id }');
    const failed = await mutate(query, { books: [{ id: 'n2', title: failingTitle }] });
    expect(failed.data).toEqual({ writeBooks: null });
    await mutate(query, { books: [{ id: 'n3', title: 'New' }] });
    expect((await client.next()).payload.data).toEqual({ onWriteBooks: [{ id: 'n3' }] });
  });

  test('shares its connection with others, each under its own authorization', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onRenameBook { id } }');
    await client.start('2', 'subscription { onRenameBook { title } }', { Authorization: memberToken });
    await rename('T');
    expect((await client.next()).id).toBe('1');
    expect((await client.next()).id).toBe('2');
  });

  test('omits fields that its caller may not read', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onRenameBook { id shelf } }');
    await rename('T');
    const { payload } = await client.next();
    expect(payload.data).toEqual({ onRenameBook: { id: 'b1', shelf: null } });
    expect(payload.errors[0].message).toBe('Not Authorized to access shelf on type Book');
  });

  test('gets no message over 240 KB, and the console says so', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onRenameBook { id title } }');
    await rename('x'.repeat(240 * 1024));
    await rename('short');
    expect((await client.next()).payload.data.onRenameBook.title).toBe('short');
    expect(library.lines.at(-1)).toMatch(/a message of \d+ bytes for onRenameBook was not sent/);
  });
});

describe('a message that cannot be carried out', () => {
  test.each([
    [
      'a field that needs a group',
      'subscription { onStaffNews { id } }',
      {
        errorType: 'Unauthorized',
        errorCode: 401,
        message: 'Not Authorized to access onStaffNews on type Subscription',
      },
    ],
    [
      'a field that is not there',
      'subscription { onFilm { id } }',
      { message: /^Validation error of type FieldUndefined: .*onFilm/ },
    ],
    [
      'a query',
      '{ forgotten }',
      {
        errorType: 'UnsupportedOperation',
        errorCode: 400,
        message: 'query not supported through the realtime channel',
      },
    ],
    ['no GraphQL', '{{', { errorType: 'MalformedHttpRequestException', errorCode: 400 }],
    [
      'a missing variable',
      'subscription ($title: String!) { onRenameBook(title: $title) { id } }',
      { message: /title/ },
    ],
  ])('is answered with an error: %s', async (_what, query, error) => {
    const client = await connected();
    const answer = await client.start('1', query);
    expect(answer).toMatchObject({ type: 'error', id: '1' });
    const [first] = answer.payload.errors;
    for (const [name, value] of Object.entries(error)) {
      if (value instanceof RegExp) expect(first[name]).toMatch(value);
      else expect(first[name]).toBe(value);
    }
  });

  test('is answered with an error when its authorization is refused', async () => {
    const client = await connected();
    expect(await client.start('1', 'subscription { onWriteBooks { id } }', { 'x-api-key': 'wrong' })).toMatchObject({
      type: 'error',
      id: '1',
      payload: { errors: [{ errorType: 'UnauthorizedException', errorCode: 401 }] },
    });
  });

  test('is answered with an error when its id is taken', async () => {
    const client = await connected();
    await client.start('1', 'subscription { onWriteBooks { id } }');
    expect((await client.start('1', 'subscription { onWriteBooks { id } }')).payload.errors[0].errorType).toBe(
      'DuplicatedOperationError',
    );
  });

  test.each(['hello', 'null', '{"type":"publish"}', '{}'])('is answered with an error: %s', async (text) => {
    const client = await connected();
    client.send(text);
    expect(await client.next()).toMatchObject({ payload: { errors: [{ errorType: 'UnsupportedOperation' }] } });
  });

  test('is answered with an error when a start lacks its parts', async () => {
    const client = await connected();
    client.send({ type: 'start', id: '1' });
    expect(await client.next()).toMatchObject({
      type: 'error',
      payload: { errors: [{ errorType: 'BadRequestException' }] },
    });
  });
});

test('closing the service ends its connections', async () => {
  const own = await startLibrary();
  const socket = new WebSocket(`${own.endpoint.replace('http', 'ws')}/realtime`, ['graphql-ws']);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await own.close();
  await closed;
});

test('a client that does not read is disconnected and its messages are dropped; others continue', async () => {
  const [stalled, other] = [await connected(), await connected()];
  for (const client of [stalled, other]) await client.start('1', 'subscription { onWriteBooks { id title } }');
  const closed = once(stalled.socket, 'close');
  stalled.socket.pause();
  const books = [{ id: 'large', title: 'x'.repeat(200_000) }];
  const ended = () => library.lines.some((line) => /realtime connection was ended: .* bytes unread/.test(line));
  // The system's own socket buffers fill first.
  for (let count = 0; count < 200 && !ended(); count++) {
    await mutate(write('writeBooks(books: $books) { id title }'), { books });
    expect(await other.next()).toMatchObject({ type: 'data', id: '1' });
  }
  expect(ended()).toBe(true);
  stalled.socket.resume();
  await closed;
});
