/** AppSync's messages for invalid queries, and documents meant to exhaust the parser. */
import { apiKey, libraryAssembly, memberToken, type RunningLibrary, startLibrary } from './library-api';

let library: RunningLibrary;
beforeAll(async () => {
  library = await startLibrary();
});
afterAll(() => library.close());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly errors?: readonly {
      readonly message: string;
      readonly errorType?: string;
      readonly locations?: unknown;
    }[];
  };
}

async function ask(query: string, variables: object = {}, headers: object = { 'x-api-key': apiKey }): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(library.endpoint, { method: 'POST', body, headers: headers as Record<string, string> });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const mutation = 'mutation M($books: [BookInput!]!) { writeBooks(books: $books) { id } }';

test.each([
  // Messages with a link are copied from AWS, except for the names.
  // github.com/graphql/graphql-over-http/issues/81
  ['{ bad }', "FieldUndefined: Field 'bad' in type 'Query' is undefined @ 'bad'"],
  [
    '{ listBooks { items { bad } } }',
    "FieldUndefined: Field 'bad' in type 'Book' is undefined @ 'listBooks/items/bad'",
  ],
  // github.com/aws-amplify/amplify-android/issues/702
  [
    '{ listBooks { items } }',
    "SubSelectionRequired: Sub selection required for type Book of field items @ 'listBooks/items'",
  ],
  // github.com/aws-amplify/amplify-cli/issues/1296
  [
    '{ forgotten { a } }',
    "SubSelectionNotAllowed: Sub selection not allowed on leaf type String of field forgotten @ 'forgotten'",
  ],
  // github.com/aws-amplify/amplify-js/issues/7435
  ['{ getBook { id } }', "MissingFieldArgument: Missing field argument id @ 'getBook'"],
  // github.com/aws-amplify/amplify-cli/issues/4016
  ['query ($a: Bad) { forgotten }', 'UnknownType: Unknown type Bad'],
  // github.com/awslabs/aws-mobile-appsync-sdk-js/issues/554
  [
    '{ listBooks(limit: 3000000000) { nextToken } }',
    "WrongType: argument 'limit' with value 'IntValue{value=3000000000}' is not a valid 'Int' @ 'listBooks'",
  ],
  // github.com/aws/aws-appsync-community/issues/273
  [
    'mutation { writeBooks(books: {id: "a"}) { id } }',
    "WrongType: argument 'books' with value 'ObjectValue{objectFields=[ObjectField{name='id', " +
      "value=StringValue{value='a'}}]}' is missing required fields '[title]' @ 'writeBooks'",
  ],
  ['{ forgotten(bad: 1) }', "UnknownArgument: Unknown field argument bad @ 'forgotten'"],
  ['{ ...Bad }', 'UndefinedFragment: Undefined fragment Bad'],
  ['{ forgotten } fragment F on Query { forgotten }', "UnusedFragment: Unused fragment F @ 'F'"],
  [
    '{ forgotten ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    "FragmentCycle: Fragment cycles not allowed @ '",
  ],
  ['query ($a: Int) { forgotten }', 'UnusedVariable: Unused variable a'],
  ['{ getBook(id: $a) { id } }', "UndefinedVariable: Undefined variable a @ 'getBook'"],
])('%s is answered as AppSync does', async (query, message) => {
  const { status, body } = await ask(query);
  expect({ status, data: body.data }).toEqual({ status: 200, data: null });
  expect(body.errors?.map((error) => error.message).join('\n')).toContain(`Validation error of type ${message}`);
});

test.each([
  // github.com/graphql/graphql-over-http/issues/81, aws-amplify/amplify-flutter/issues/4915
  [mutation, {}, "Variable 'books' has coerced Null value for NonNull type '[BookInput!]!'", true],
  // github.com/aws/aws-appsync-community/issues/406
  [mutation, { books: [{ id: 'a' }] }, "Variable 'books' has coerced Null value for NonNull type 'String!'", true],
  // github.com/aws/aws-appsync-community/issues/273
  [
    mutation,
    { books: [{ id: 'a', title: 'b', bad: 1 }] },
    "The variables input contains a field that is not defined for input object type 'BookInput' ",
    false,
  ],
  // github.com/aws-amplify/amplify-flutter/issues/822
  [
    mutation,
    { books: [{ id: 'a', title: 'b', printed: 'no' }] },
    "Variable 'books' has an invalid value. Unable to parse `no` as a valid AWSDateTime.",
    true,
  ],
  [
    'query Q($limit: Int) { listBooks(limit: $limit) { nextToken } }',
    { limit: 3_000_000_000 },
    "Variable 'limit' has an invalid value. Expected type 'Int' but was 'Long'.",
    true,
  ],
])('%s with the variables %j is answered as AppSync does', async (query, variables, message, hasPlace) => {
  const { status, body } = await ask(query, variables);
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: null,
      errors: [
        {
          path: null,
          message,
          locations: hasPlace ? [{ line: 1, column: 12 - (query[0] === 'q' ? 3 : 0), sourceName: null }] : null,
        },
      ],
    },
  });
});

describe('a hostile document', () => {
  const many = (count: number, one: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => one(index)).join(' ');
  const nested = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count);
  const unreadable = 'Unable to parse GraphQL query.';

  test.each([
    ['of deep selections', `{ ${nested('a{', '}', 20_000)} }`],
    ['that never closes', '{a'.repeat(100_000)],
    ['of deep lists', `{ getBook(id: ${nested('[', ']', 20_000)}) { id } }`],
    ['of deep objects', `{ getBook(id: ${nested('{a:', '}', 20_000)}) { id } }`],
    ['of deep types', `query ($a: ${nested('[', ']', 20_000)}) { forgotten }`],
    ['of a hundred thousand names', `{ ${'a '.repeat(100_000)} }`],
    [
      'of a long chain of fragments',
      `{ ...F0 } ${many(2_000, (n) => `fragment F${n} on Query { ...F${n + 1} }`)} fragment F2000 on Query { forgotten }`,
    ],
    [
      'of fragments that are deep themselves',
      `{ ...F0 } ${many(20, (n) => `fragment F${n} on Query { ${nested('...{', '}', 0)}${'... {'.repeat(100)} ...F${n + 1} ${'}'.repeat(100)} }`)} fragment F20 on Query { forgotten }`,
    ],
  ])('%s is not read', async (_what, query) => {
    expect(await ask(query)).toEqual({
      status: 400,
      body: { errors: [{ errorType: 'MalformedHttpRequestException', message: unreadable }] },
    });
  });

  test.each([
    [
      'of a large circle of fragments',
      `{ ...F0 } ${many(1_500, (n) => `fragment F${n} on Query { ...F${(n + 1) % 1_500} }`)}`,
      'FragmentCycle',
    ],
    [
      'of circles within circles',
      `{ ...F0 } ${many(60, (n) => `fragment F${n} on Query { ${many(50, (m) => `...F${(n + m + 1) % 60}`)} }`)}`,
      'FragmentCycle',
    ],
    ['of one field five thousand times over', `{ bad { ${'a '.repeat(5_000)} } }`, 'FieldUndefined'],
  ])('%s is invalid', async (_what, query, type) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    expect(body.errors?.[0]?.message).toContain(`Validation error of type ${type}`);
  });

  test('of a thousand aliases runs no more resolvers than the API allows', async () => {
    const { body } = await ask(`{ ${many(1_000, (n) => `a${n}: getBook(id: "b1") { id }`)} }`);
    expect(body.errors?.map(({ errorType }) => errorType)).toContain('ResolverExecutionLimitReached');
  });

  test('in a body of 1.2 MB is refused by its size', async () => {
    expect((await ask('{ forgotten }', { a: 'x'.repeat(1_200_000) })).status).toBe(413);
  });

  test('around a variable that is a hundred thousand levels deep is refused by the type', async () => {
    const query = 'query Q($id: ID!) { getBook(id: $id) { id } }';
    const body = `{"query":"${query}","variables":{"id":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}}`;
    const response = await fetch(library.endpoint, { method: 'POST', body, headers: { 'x-api-key': apiKey } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      errors: [{ message: "Variable 'id' has an invalid value. Expected type 'ID' but was 'LinkedHashMap'." }],
    });
  });

  test('leaves nothing of a stack on the console', () => {
    expect(library.lines.join('\n')).not.toMatch(/RangeError|at .*\.ts/);
  });
});

test('a valid query is answered', async () => {
  const library3 = await startLibrary(libraryAssembly());
  const { body } = await ask(
    'query ($id: ID!) { ...Q } fragment Q on Query { getBook(id: $id) { ...B } } fragment B on Book { id }',
    { id: 'b1' },
    { authorization: memberToken },
  );
  await library3.close();
  expect(body).toEqual({ data: { getBook: { id: 'b1' } } });
});
