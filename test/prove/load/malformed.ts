import type { Random } from './random';

/** A request that no client would send. */
export interface MalformedRequest {
  readonly prefix: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Disconnect after this many bytes of the body. */
  readonly cutAfter?: number;
}

const methods = ['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const targets = [
  'AWSCognitoIdentityProviderService.InitiateAuth',
  'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
  'AWSCognitoIdentityProviderService.SignUp',
  'AWSCognitoIdentityProviderService.GetUser',
  'AWSCognitoIdentityService.GetId',
  'AWSCognitoIdentityService.GetCredentialsForIdentity',
  'DynamoDB_20120810.PutItem',
  'DynamoDB_20120810.Query',
  'Comprehend_20171127.DetectEntities',
  'Nothing.Of.Ours',
  '',
];
const queries = [
  '?',
  '?a=%',
  '?list-type=2&max-keys=-1',
  '?uploads',
  '?uploadId=../..&partNumber=0',
  '?X-Amz-Signature=zz&X-Amz-Credential=////&X-Amz-SignedHeaders=host',
];
const maxBodyBytes = 1_200_000;
/** Few of the other values reach the query parser. */
const hostileShare = 0.1;

/** Any JSON value, including unusual ones. */
function anyValue(random: Random, depth = 0): unknown {
  const kind = random.integer(0, depth > 4 ? 6 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return random.pick([0, -1, 1e308, Number.MAX_SAFE_INTEGER, 0.1]);
  if (kind <= 5) return random.pick(['', random.text(8), '\u0000', '__proto__', '../../x', '%00', 'a'.repeat(500)]);
  if (kind === 6) return random.text(random.integer(0, 200));
  const items = Array.from({ length: random.integer(0, 5) }, () => anyValue(random, depth + 1));
  if (kind === 7) return items;
  const names = [
    'query',
    'variables',
    'Username',
    'ClientId',
    'AuthParameters',
    'TableName',
    'Key',
    'Text',
    '__proto__',
  ];
  return Object.fromEntries(items.map((item) => [random.pick(names), item]));
}

/** GraphQL documents meant to exhaust the parser; each has at most a hundred kilobytes. */
export function hostileDocument(random: Random): string {
  const size = random.integer(2, random.pick([20, 500, 8_000]));
  const repeat = (one: (index: number) => string) => Array.from({ length: size }, (_, index) => one(index)).join(' ');
  return random.pick<() => string>([
    () => `{ ${'a{'.repeat(size)}id${'}'.repeat(size)} }`,
    () => `{ listRentals { ${'items{'.repeat(size)}id${'}'.repeat(size)} } }`,
    () => `{ listRentals { ...F0 } } ${repeat((n) => `fragment F${n} on RentalConnection { ...F${(n + 1) % size} }`)}`,
    () =>
      `{ ...F0 } ${repeat((n) => `fragment F${n} on Query { ...F${n + 1} }`)} fragment F${size} on Query { forgotten }`,
    () => `{ ${repeat((n) => `a${n}: getRental(id: "${n}") { id }`)} }`,
    () => `{ getRental(id: "x") { ${'id '.repeat(size)} } }`,
    () => `query (${repeat((n) => `$v${n}: Int`)}) { listRentals { nextToken } }`,
    () => `query ($v: ${'['.repeat(size)}Int${']'.repeat(size)}) { listRentals { nextToken } }`,
    () => `{ getRental(id: ${'['.repeat(size)}${']'.repeat(size)}) { id } }`,
    () => `{ getRental(id: ${'{a:'.repeat(size)}1${'}'.repeat(size)}) { id } }`,
    () => `{ ${'... on Query { '.repeat(size)} listRentals { nextToken } ${'} '.repeat(size)} }`,
    () => `{ getRental(id: "x") ${'@include(if: true) '.repeat(size)} { id } }`,
    () => `query { listRentals(limit: ${'9'.repeat(size)}) { nextToken } }`,
    () => random.text(size),
  ])();
}

function anyBody(random: Random): Buffer {
  const text = JSON.stringify(anyValue(random));
  const deep = random.pick([100, 5_000, 200_000]);
  return Buffer.from(
    random.pick<() => string>([
      () => '',
      () => text,
      () => text.slice(0, random.integer(0, text.length)),
      () => random.text(random.integer(1, 2_000)),
      () => JSON.stringify({ query: hostileDocument(random), variables: {} }),
      () => JSON.stringify({ query: hostileDocument(random), variables: anyValue(random) }),
      () => `${'['.repeat(deep)}${random.chance(0.5) ? ']'.repeat(deep) : ''}`,
      () => `{"query":"{ listRentals { nextToken } }","variables":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`,
      () => (random.chance(0.1) ? 'x'.repeat(random.integer(1, maxBodyBytes)) : '{}'),
    ])(),
    random.chance(0.9) ? 'utf8' : 'latin1',
  );
}

/** A request with a malformed body only. */
function hostileQuery(random: Random, prefix: string, token: string): MalformedRequest {
  const variables = random.chance(0.5) ? anyValue(random) : {};
  const body = Buffer.from(JSON.stringify({ query: hostileDocument(random), variables }));
  const headers = { authorization: token, 'content-type': 'application/json' };
  return { prefix, method: 'POST', path: prefix, headers, body };
}

/**
 * A malformed request for one of the paths.
 * @param token a valid ID token for some of the requests, so that they are processed further
 */
export function malformedRequest(random: Random, prefixes: readonly string[], token: string): MalformedRequest {
  const graphQL = prefixes.find((one) => one.endsWith('/graphql'));
  if (graphQL && random.chance(hostileShare)) return hostileQuery(random, graphQL, token);
  const prefix = random.pick(prefixes);
  const more = random.pick([
    '',
    '',
    '/',
    '/x',
    '/../../etc/passwd',
    '/%00',
    '/%zz',
    '/%2e%2e/%2e%2e',
    `/${'a'.repeat(3_000)}`,
  ]);
  const path = `${prefix}${more}${random.chance(0.2) ? random.pick(queries) : ''}`;
  const authorizations = [
    token,
    token,
    `Bearer ${token.slice(0, -3)}`,
    'AWS4-HMAC-SHA256 Credential=A/20260101/eu-west-1/s3/aws4_request, SignedHeaders=host, Signature=zz',
    'AWS4-HMAC-SHA256',
    'a.b.c',
    'x'.repeat(random.integer(1, 4_000)),
  ];
  const body = anyBody(random);
  const headers: Record<string, string> = {
    ...(random.chance(0.8) && { authorization: random.pick(authorizations) }),
    ...(random.chance(0.6) && { 'x-amz-target': random.pick(targets) }),
    ...(random.chance(0.7) && {
      'content-type': random.pick([
        'application/json',
        'application/x-amz-json-1.1',
        'text/plain',
        'multipart/form-data',
        ';;',
      ]),
    }),
    ...(random.chance(0.1) && {
      'x-amz-content-sha256': random.pick(['STREAMING-AWS4-HMAC-SHA256-PAYLOAD', 'zz', '']),
    }),
    ...(random.chance(0.1) && { range: random.pick(['bytes=9-1', 'bytes=-', 'bytes=0-99999999999999999']) }),
    ...(random.chance(0.1) && { origin: random.pick(['null', 'http://page.example', '']) }),
    ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip, br;q=0', '*']) }),
  };
  const cut = random.chance(0.05) && body.length > 1;
  return { prefix, method: random.pick(methods), path, headers, body, ...(cut && { cutAfter: body.length >> 1 }) };
}
