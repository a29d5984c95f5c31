/** Each graphql/resolvers/<type>.<field>.ts, compiled as for AppSync and run as the local cloud runs it. */
import { RootConstruct } from 'constructs';
import { type BatchTestAnswer, maxBatchSize } from '../../graphql/batch-test';
import { blankContent } from '../../graphql/rental';
import { defaultShardCount, maxShardCount } from '../../graphql/sharding';
import { resolverCode } from '../../lib/constructs/resolver-code';
import { loadResolver } from '../../local/appsync/resolver-runtime';

function load(field: string) {
  const [typeName = '', fieldName = ''] = field.split('.');
  const { inlineCode } = resolverCode(typeName, fieldName).bind(new RootConstruct());
  const resolver = loadResolver(inlineCode ?? '', field, () => {});
  const run = (phase: 'request' | 'response') => (context: Record<string, unknown>) =>
    resolver.run(phase, { context: { stash: {}, ...context }, authorization: 'User Pool Authorization' });
  return { request: run('request'), response: run('response') };
}

const getRental = load('Query.getRental');
const listRentals = load('Query.listRentals');
const syncRentals = load('Query.syncRentals');
const changeFeed = load('Query.changeFeed');
const batchTest = load('Mutation.batchTest');

test.each([
  ['Query.getRental', getRental],
  ['Query.listRentals', listRentals],
  ['Query.syncRentals', syncRentals],
  // Not that there was no message yet: browsers would take later ones for missed.
  ['Query.changeFeed', changeFeed],
  ['Mutation.batchTest', batchTest],
])('%s hands on what its data source says went wrong', (_field, { response }) => {
  const error = { message: 'Too fast.', type: 'DynamoDB:ThrottlingException' };
  expect(response({ error, result: null }).failure).toMatchObject({
    message: 'Too fast.',
    errorType: 'DynamoDB:ThrottlingException',
  });
});

describe('Query.getRental', () => {
  test('gets the rental by its id', () => {
    expect(getRental.request({ arguments: { id: 'nl' } }).value).toEqual({
      operation: 'GetItem',
      key: { id: { S: 'nl' } },
    });
  });

  test('answers what is stored, null included', () => {
    expect(getRental.response({ result: { id: 'nl' } }).value).toEqual({ id: 'nl' });
    expect(getRental.response({ result: null }).value).toBeNull();
  });
});

describe('Query.listRentals', () => {
  test('scans for what is not deleted, 100 at a time', () => {
    expect(listRentals.request({ arguments: {} }).value).toEqual({
      operation: 'Scan',
      limit: 100,
      filter: {
        expression: '#deleted <> :true',
        expressionNames: { '#deleted': '_deleted' },
        expressionValues: { ':true': { BOOL: true } },
      },
    });
  });

  test('continues where the last page ended', () => {
    expect(listRentals.request({ arguments: { limit: 5, nextToken: 'more' } }).value).toMatchObject({
      limit: 5,
      nextToken: 'more',
    });
  });
});

describe('Query.syncRentals', () => {
  test('asks one shard for its changes since, oldest first', () => {
    const request = syncRentals.request({ arguments: { shard: 3, lastSync: 1000, limit: 50, nextToken: 'more' } });
    expect(request.value).toEqual({
      operation: 'Query',
      index: 'byChange',
      query: {
        expression: '#shard = :shard AND #changed >= :since',
        expressionNames: { '#shard': '_shard', '#changed': '_lastChangedAt' },
        expressionValues: { ':shard': { N: '3' }, ':since': { N: '1000' } },
      },
      limit: 50,
      nextToken: 'more',
      scanIndexForward: true,
    });
  });

  test.each([undefined, null])('asks for everything when lastSync is %p', (lastSync) => {
    const { value } = syncRentals.request({ arguments: { shard: 0, lastSync } });
    expect(value).toMatchObject({ query: { expressionValues: { ':since': { N: '0' } } } });
  });

  test.each([-1, maxShardCount])('knows no shard %d', (shard) => {
    expect(syncRentals.request({ arguments: { shard } }).failure).toMatchObject({
      errorType: 'BadRequest',
      message: `shard must be between 0 and ${maxShardCount - 1}.`,
    });
  });
});

describe.each([
  ['Query.listRentals', listRentals],
  ['Query.syncRentals', syncRentals],
])('a page of %s', (_field, { request, response }) => {
  test.each([1, 1000])('may hold %d', (limit) => {
    expect(request({ arguments: { shard: 0, limit } }).value).toMatchObject({ limit });
  });

  test.each([0, -1, 1001])('may not hold %d', (limit) => {
    expect(request({ arguments: { shard: 0, limit } }).failure).toMatchObject({
      errorType: 'BadRequest',
      message: 'limit must be between 1 and 1000.',
    });
  });

  test('says when it was read, and where to go on', () => {
    const before = Date.now();
    const { value } = response({ result: { items: [{ id: 'nl' }], nextToken: 'more', scannedCount: 9 } });
    const { startedAt, ...page } = value as { startedAt: number };
    expect(page).toEqual({ items: [{ id: 'nl' }], nextToken: 'more' });
    expect(startedAt).toBeGreaterThanOrEqual(before);
    expect(startedAt).toBeLessThanOrEqual(Date.now());
  });
});

test('Query.changeFeed answers the shards that are read from the beginning, before there is any message', () => {
  expect(changeFeed.response({ result: null }).value).toEqual({
    sequence: 0,
    shardCount: defaultShardCount,
    changedAt: [],
  });
  const changedAt = Array.from({ length: 12 }, (_, shard) => shard);
  expect(changeFeed.response({ result: { sequence: 7, changedAt } }).value).toEqual({
    sequence: 7,
    shardCount: 12,
    changedAt,
  });
});

describe('Mutation.batchTest', () => {
  test('hands the rows to its function', () => {
    const rentals = [{ id: 'nl', conflictID: 'c1' }];
    const { value } = batchTest.request({ arguments: { rentals } });
    expect(value).toEqual({ operation: 'Invoke', payload: { rentals, author: null } });
  });

  test.each([
    [
      'an ID token',
      { sub: 'a1', claims: { sub: 'a1', email: 'ada@example.org', name: 'Ada Lovelace' } },
      { id: 'a1', email: 'ada@example.org', name: 'Ada Lovelace' },
    ],
    [
      'an access token, without an address',
      { sub: 'a1', claims: { sub: 'a1' } },
      { id: 'a1', email: null, name: null },
    ],
    [
      'AWS credentials of a signed-in person',
      { cognitoIdentityAuthProvider: '"cognito-idp.eu/p","cognito-idp.eu/p:CognitoSignIn:a1"' },
      { id: 'a1', email: null, name: null },
    ],
    ['other AWS credentials', { cognitoIdentityAuthProvider: null }, null],
  ])('says who calls with %s, and what the rows come from', (_, identity, author) => {
    const origin = { kind: 'import', source: 'rentals.csv' };
    const { value } = batchTest.request({ identity, arguments: { rentals: [], origin } });
    expect(value).toEqual({ operation: 'Invoke', payload: { rentals: [], origin, author } });
  });

  test('refuses a batch that is too large itself: an error of the function would sound its alarm', () => {
    const rentals = Array.from({ length: maxBatchSize + 1 }, (_, row) => ({ id: String(row), conflictID: 'c1' }));
    expect(batchTest.request({ arguments: { rentals } }).failure).toMatchObject({
      errorType: 'BadRequest',
      message: expect.stringMatching(/at most 500 rentals and this one has 501.*smaller batches/),
    });
    expect(batchTest.request({ arguments: { rentals: rentals.slice(1) } }).failure).toBeUndefined();
  });

  test('answers the rows in place and an error for each that was not written', () => {
    const stored = {
      ...blankContent,
      id: 'be',
      Name: 'België',
      Code: 'BE',
      Population: 1,
      conflictID: 'c0',
      createdAt: '',
      updatedAt: '',
      _version: 2,
      _lastChangedAt: 1,
    };
    const written = { ...stored, id: 'nl' };
    const result: BatchTestAnswer = {
      rentals: [written, null, null],
      failures: [
        {
          errorType: 'ConflictUnhandled',
          message: 'It was changed.',
          errorInfo: { index: 1, id: 'be', rental: stored },
        },
        { errorType: 'BadRequest', message: 'Name is missing.', errorInfo: { index: 2, id: 'de', field: 'Name' } },
      ],
    };
    expect(batchTest.response({ result })).toMatchObject({
      value: [written, null, null],
      appended: [
        {
          errorType: 'ConflictUnhandled',
          message: 'It was changed.',
          data: null,
          errorInfo: { index: 1, id: 'be', rental: stored },
        },
        {
          errorType: 'BadRequest',
          message: 'Name is missing.',
          data: null,
          errorInfo: { index: 2, id: 'de', field: 'Name' },
        },
      ],
    });
  });

  test('has no errors when every row was written', () => {
    expect(batchTest.response({ result: { rentals: [], failures: [] } })).toMatchObject({ value: [], appended: [] });
  });
});

describe('people', () => {
  const setPersonRole = load('Mutation.setPersonRole');
  const onPersonChanged = load('Subscription.onPersonChanged');
  const byToken = { claims: { sub: 'ann', email: 'ann@example.nl' } };
  const provider = 'cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc';
  const signed = { cognitoIdentityAuthProvider: `"${provider}","${provider}:CognitoSignIn:ann"` };
  const given = { sub: 'bob', role: 'viewer' };

  test.each([
    ['an ID token', byToken, { sub: 'ann', email: 'ann@example.nl' }],
    ['AWS credentials of an account', signed, { sub: 'ann', email: null }],
  ])('the function gets the caller from %s', (_case, identity, caller) => {
    expect(setPersonRole.request({ arguments: given, identity, info: { fieldName: 'setPersonRole' } }).value).toEqual({
      operation: 'Invoke',
      payload: { field: 'setPersonRole', arguments: given, caller },
    });
  });

  test.each([
    ['an API key', null],
    ['AWS credentials without an account', { cognitoIdentityAuthProvider: null }],
  ])('%s cannot change people', (_case, identity) => {
    expect(setPersonRole.request({ arguments: given, identity, info: {} }).failure).toMatchObject({
      errorType: 'Unauthorized',
      message: expect.stringContaining('Sign in'),
    });
  });

  test('a refusal of the function becomes an error of the field, a value its value', () => {
    const refusal = { errorType: 'LastAdmin', message: 'This is the last admin.' };
    expect(setPersonRole.response({ result: { refusal } }).failure).toMatchObject(refusal);
    expect(setPersonRole.response({ result: { value: { sub: 'bob' } } }).value).toEqual({ sub: 'bob' });
  });

  test('a failure of the function is one of the field', () => {
    const error = { message: 'Timed out.', type: 'Lambda:Unhandled' };
    expect(setPersonRole.response({ error, result: null }).failure).toMatchObject({
      message: 'Timed out.',
      errorType: 'Lambda:Unhandled',
    });
  });

  test('each user can subscribe to their own account only', () => {
    for (const identity of [byToken, signed]) {
      expect(onPersonChanged.request({ arguments: { sub: 'ann' }, identity }).failure).toBeUndefined();
      expect(onPersonChanged.request({ arguments: { sub: 'bob' }, identity }).failure?.errorType).toBe('Unauthorized');
    }
    expect(onPersonChanged.request({ arguments: { sub: 'ann' }, identity: null }).failure).toBeDefined();
    expect(onPersonChanged.response({}).value).toBeNull();
  });
});
