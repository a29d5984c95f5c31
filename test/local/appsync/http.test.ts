import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Principal } from '../../../local/iam/types';
import {
  apiKey,
  expiredKey,
  issuer,
  libraryAssembly,
  memberToken,
  type RunningLibrary,
  staffToken,
  startLibrary,
} from './library-api';

let library: RunningLibrary;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

const withKey = { 'x-api-key': apiKey };
const as = (token: string) => ({ authorization: token });

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: as many shapes as queries
  data: any;
  errors: { message: string; errorType?: string }[];
}

async function post(body: string, headers: Record<string, string> = withKey, endpoint = library.endpoint) {
  const response = await fetch(endpoint, { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

async function ask(query: string, { headers = withKey as Record<string, string>, variables = {} } = {}) {
  return (await post(JSON.stringify({ query, variables }), headers)).body;
}

/** A hash in the form that SignatureV4 wants. */
class Sha256 {
  private readonly hash;
  constructor(secret?: string | Uint8Array) {
    this.hash = secret ? createHmac('sha256', secret) : createHash('sha256');
  }
  update(data: string | Uint8Array) {
    this.hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
}

async function askSigned(query: string, principal: Principal) {
  const { hostname, port, pathname, host } = new URL(library.endpoint);
  const body = JSON.stringify({ query });
  const signer = new SignatureV4({
    credentials: issuer.issue(principal, 60),
    region: 'eu-west-1',
    service: 'appsync',
    sha256: Sha256 as never,
  });
  const signed = await signer.sign({
    method: 'POST',
    protocol: 'http:',
    hostname,
    port: Number(port),
    path: pathname,
    headers: { host, 'content-type': 'application/json' },
    body,
  });
  return post(body, signed.headers);
}

const identity = (sub?: string): Principal => ({
  kind: 'identity',
  identityId: 'eu-west-1:1234',
  identityPoolId: 'eu-west-1:pool',
  roleArn: 'arn:aws:iam::000000000000:role/SignedIn',
  ...(sub && { sub, provider: 'cognito-idp.eu-west-1.amazonaws.com/pool' }),
});

describe('queries', () => {
  test('read an item from its table', async () => {
    const answer = await ask('query ($id: ID!) { book: getBook(id: $id) { id title pages } }', {
      variables: { id: 'b2' },
    });
    expect(answer).toEqual({ data: { book: { id: 'b2', title: 'Book 2', pages: 200 } } });
  });

  test('give null for an item that is not there', async () => {
    expect(await ask('{ getBook(id: "none") { id } }')).toEqual({ data: { getBook: null } });
  });

  test('page through a table with nextToken until there is none', async () => {
    const query =
      'query ($nextToken: String) { listBooks(limit: 2, nextToken: $nextToken) { items { id } nextToken } }';
    const first = await ask(query);
    expect(first.data.listBooks.items).toEqual([{ id: 'b1' }, { id: 'b2' }]);
    const second = await ask(query, { variables: { nextToken: first.data.listBooks.nextToken } });
    expect(second.data.listBooks).toEqual({ items: [{ id: 'b3' }], nextToken: null });
  });

  test('refuse a nextToken that was not given here', async () => {
    const answer = await ask('{ listBooks(nextToken: "e30.AAAA") { nextToken } }');
    expect(answer).toMatchObject({
      data: { listBooks: null },
      errors: [{ errorType: 'BadRequest', message: 'Invalid pagination token given.', path: ['listBooks'] }],
    });
  });

  test('give null for a field without a resolver', async () => {
    expect(await ask('{ forgotten }')).toEqual({ data: { forgotten: null } });
  });

  test('report a handler that throws, on the console with its construct', async () => {
    const answer = await ask('{ fails }');
    expect(answer).toMatchObject({ data: { fails: null }, errors: [{ errorType: 'Code', path: ['fails'] }] });
    expect(answer.errors[0]?.message).toMatch(/^Runtime Error: TypeError: .*such/);
    expect(library.lines.join('\n')).toContain('Test/Query.fails failed: TypeError');
  });

  test('pass the caller and the selection to resolvers', async () => {
    const query = 'query ($tell: Boolean!) { whoAmI @include(if: $tell) }';
    const answer = await ask(query, { headers: { ...as(memberToken), 'x-agent': 'me' }, variables: { tell: true } });
    expect(JSON.parse(answer.data.whoAmI)).toMatchObject({
      mode: 'User Pool Authorization',
      identity: { sub: 'ada', username: 'ada', claims: { token_use: 'access' }, defaultAuthStrategy: 'ALLOW' },
      info: { fieldName: 'whoAmI', parentTypeName: 'Query', selectionSetList: [], variables: { tell: true } },
      branch: 'city',
      agent: 'me',
    });
  });
});

describe('mutations', () => {
  test('contains the written rows beside the errors of the others', async () => {
    const answer = await ask('mutation ($books: [BookInput!]!) { writeBooks(books: $books) { id title pages } }', {
      variables: {
        books: [
          { id: 'n1', title: 'New' },
          { id: 'n2', title: '' },
        ],
      },
    });
    expect(answer).toEqual({
      data: { writeBooks: [{ id: 'n1', title: 'New', pages: null }, null] },
      errors: [
        {
          path: ['writeBooks'],
          data: null,
          errorType: 'BadRequest',
          errorInfo: { index: 1 },
          locations: [{ line: 1, column: 36, sourceName: null }],
          message: 'A book has a title.',
        },
      ],
    });
  });

  test('refuse a value that its scalar does not allow', async () => {
    const { data, errors } = await ask('mutation ($books: [BookInput!]!) { writeBooks(books: $books) { id } }', {
      variables: { books: [{ id: 'n1', title: 'New', printed: 'yesterday' }] },
    });
    expect(data).toBeNull();
    expect(errors[0]?.message).toContain('Unable to parse `yesterday` as a valid AWSDateTime.');
  });
});

describe('callers', () => {
  const question = '{ getBook(id: "b1") { id } }';
  const refusal = (message: string) => ({ errors: [{ errorType: 'UnauthorizedException', message }] });

  test.each([
    ['nothing', {}, 'Valid authorization header not provided.'],
    ['a wrong key', { 'x-api-key': 'da2-wrong' }, 'You are not authorized to make this call.'],
    ['an expired key', { 'x-api-key': expiredKey }, 'You are not authorized to make this call.'],
    ['an expired token', as('expired.b.c'), 'Token has expired.'],
    ['a forged token', as('forged.b.c'), 'You are not authorized to make this call.'],
    ['no token at all', as('Bearer hello'), 'Unable to parse JWT token.'],
  ])('with %s are refused', async (_what, headers, message) => {
    const answer = await post(JSON.stringify({ query: question }), headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 401, body: refusal(message) });
    expect(answer.headers.get('x-amzn-errortype')).toBe('UnauthorizedException');
  });

  test('may send their token with Bearer or without', async () => {
    for (const token of [memberToken, `Bearer ${memberToken}`]) {
      expect(await ask(question, { headers: as(token) })).toEqual({ data: { getBook: { id: 'b1' } } });
    }
  });

  test('who signed in may sign their request', async () => {
    const { body } = await askSigned('{ getBook(id: "b1") { id shelf } }', identity('ada'));
    expect(body).toEqual({ data: { getBook: { id: 'b1', shelf: 'A' } } });
  });

  // Seen at AWS: github.com/aws-amplify/amplify-cli/issues/4343
  test('whose role allows nothing are refused completely', async () => {
    const { status, body } = await askSigned(question, identity());
    expect({ status, body }).toEqual({ status: 401, body: refusal('Permission denied') });
  });

  test('whose signature does not fit are refused', async () => {
    const other = {
      authorization:
        'AWS4-HMAC-SHA256 Credential=A/20261120/eu-west-1/appsync/aws4_request, SignedHeaders=host, Signature=00',
    };
    expect((await post(JSON.stringify({ query: question }), other)).status).toBe(403);
  });

  test('need the directive of the field, which beats that of its type', async () => {
    expect(await ask('{ getBook(id: "b1") { id shelf } }')).toMatchObject({
      data: { getBook: { id: 'b1', shelf: null } },
      errors: [
        {
          path: ['getBook', 'shelf'],
          data: null,
          errorType: 'Unauthorized',
          message: 'Not Authorized to access shelf on type Book',
        },
      ],
    });
  });

  test('need the default mode where there is no directive', async () => {
    expect((await ask('{ members }')).errors[0]?.errorType).toBe('Unauthorized');
    expect(await ask('{ members }', { headers: as(memberToken) })).toEqual({ data: { members: ['Ada'] } });
  });

  test('need the group that a directive names', async () => {
    expect((await ask('{ staffRoom }', { headers: as(memberToken) })).errors[0]?.errorType).toBe('Unauthorized');
    expect(await ask('{ staffRoom }', { headers: as(staffToken) })).toEqual({ data: { staffRoom: 'coffee' } });
  });
});

describe('limits', () => {
  test('what lies deeper in a query than the API allows is refused', async () => {
    const shallow = await startLibrary(libraryAssembly({ Api: { QueryDepthLimit: 2 } }));
    const body = JSON.stringify({ query: '{ listBooks { nextToken items { pages } } }' });
    const answer = await post(body, withKey, shallow.endpoint);
    await shallow.close();
    expect(answer.body.data.listBooks).toEqual({
      nextToken: null,
      items: [{ pages: null }, { pages: null }, { pages: null }],
    });
    expect(answer.body.errors[0]).toMatchObject({
      errorType: 'QueryDepthLimitReached',
      path: ['listBooks', 'items', 0, 'pages'],
    });
  });

  test('resolvers beyond the limit do not run', async () => {
    const one = (alias: string) => `${alias}: getBook(id: "b1") { id }`;
    const { data, errors } = await ask(`{ ${['a', 'b', 'c', 'd'].map(one).join(' ')} }`);
    expect(data).toMatchObject({ a: { id: 'b1' }, c: { id: 'b1' }, d: null });
    expect(errors).toMatchObject([{ errorType: 'ResolverExecutionLimitReached', path: ['d'] }]);
  });

  test('an answer over 5 MB is not sent', async () => {
    const { data, errors } = await ask('{ largeText }');
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ errorType: 'ResponseTooLarge' }]);
  });

  test('a request over 1 MB is not read', async () => {
    const { status, body } = await post(`"${'x'.repeat(1024 * 1024)}"`);
    expect(status).toBe(413);
    expect(body.errors[0]?.errorType).toBe('RequestEntityTooLargeException');
  });

  test('introspection can be closed', async () => {
    expect((await ask('{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query');
    const closed = await startLibrary(libraryAssembly({ Api: { IntrospectionConfig: 'DISABLED' } }));
    const { status, body } = await post('{"query":"{ __schema { queryType { name } } }"}', withKey, closed.endpoint);
    await closed.close();
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    expect(body.errors[0]?.message).toContain("Field '__schema' in type 'Query' is undefined");
  });
});

describe('what cannot be run', () => {
  test.each([
    ['nothing', '', 'Request body is empty.'],
    ['no JSON', 'meow', 'Unable to parse GraphQL query.'],
    ['no query', '{}', 'Unable to parse GraphQL query.'],
    ['null', 'null', 'Unable to parse GraphQL query.'],
    ['no GraphQL', '{"query":"{{"}', 'Unable to parse GraphQL query.'],
    ['variables that are a list', '{"query":"{ forgotten }","variables":[1]}', 'The variables are not an object.'],
    ['an operation that is not there', '{"query":"query A { forgotten }","operationName":"B"}', expect.any(String)],
    ['a subscription', '{"query":"subscription { onWriteBooks { id } }"}', expect.any(String)],
  ])('is malformed: %s', async (_what, body, message) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { errors: [{ errorType: 'MalformedHttpRequestException', message }] },
    });
  });

  test("is an unknown field: 200, with the location and AppSync's message", async () => {
    expect(await post('{"query":"{ unknown }"}')).toMatchObject({
      status: 200,
      body: {
        data: null,
        errors: [{ path: null, locations: [{ line: 1, column: 3, sourceName: null }], message: /unknown/ }],
      },
    });
  });

  test('is an API that is not there', async () => {
    expect((await post('{}', withKey, library.endpoint.replace('library', 'archive'))).status).toBe(404);
  });
});

describe('a page of', () => {
  const preflight = (origin: string) =>
    fetch(library.endpoint, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-headers': 'authorization' },
    });

  test.each(['http://localhost:5173', 'http://127.0.0.1:4000', 'http://[::1]:4000'])('%s may call', async (origin) => {
    const response = await preflight(origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization');
  });

  test.each(['https://evil.example', 'https://localhost.evil.example', 'null'])('%s may not', async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const called = await post('{"query":"{ __typename }"}', { ...withKey, origin });
    expect(called).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Open the page at localhost') },
    });
  });
});

test('the health page can show the keys', () => {
  expect(library.service.apiKeys()[0]).toEqual({ apiId: 'library', key: apiKey, expires: new Date('2999-01-01') });
});
