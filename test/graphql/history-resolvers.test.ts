/** The history's resolvers, compiled as for AppSync and run as the local cloud runs them. */
import { RootConstruct } from 'constructs';
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

const rentalHistory = load('Query.rentalHistory');
const listActivity = load('Query.listActivity');

describe('Query.rentalHistory', () => {
  test('asks for the versions of one rental, newest first', () => {
    expect(rentalHistory.request({ arguments: { id: 'nl', limit: 20 } }).value).toEqual({
      operation: 'Query',
      query: {
        expression: '#rental = :rental',
        expressionNames: { '#rental': 'rentalId' },
        expressionValues: { ':rental': { S: 'nl' } },
      },
      limit: 20,
      scanIndexForward: false,
    });
  });
});

describe('Query.listActivity', () => {
  test.each<[string, object, string | undefined, string, string, string | undefined]>([
    ['everything', {}, 'byTime', 'log', 'rentals', undefined],
    ['a person', { person: 'a1' }, 'byPerson', 'by', 'a1', undefined],
    ['a kind', { kind: 'import' }, 'byKind', 'kind', 'import', undefined],
    ['a person and a kind', { person: 'a1', kind: 'import' }, 'byPerson', 'by', 'a1', '#kind = :kind'],
  ])('asks one index for %s between two times, newest first', (_, filter, index, name, key, rest) => {
    const { value } = listActivity.request({ arguments: { ...filter, from: 5, to: 9 } });
    expect(value).toMatchObject({ operation: 'Query', index, scanIndexForward: false, limit: 100 });
    const { query, filter: within } = value as { query: { expression: string }; filter?: { expression: string } };
    expect(query).toMatchObject({
      expression: '#key = :key AND #at BETWEEN :from AND :to',
      expressionNames: { '#key': name, '#at': 'at' },
      expressionValues: { ':key': { S: key }, ':from': { N: '5' }, ':to': { N: '9' } },
    });
    expect(within?.expression).toBe(rest);
  });

  test('asks the table for a rental, and looks for the rest among its versions', () => {
    const { value } = listActivity.request({ arguments: { rental: 'nl', person: 'a1', kind: 'edit' } });
    expect(value).toMatchObject({
      query: { expression: '#rental = :rental' },
      filter: { expression: '#at BETWEEN :from AND :to AND #by = :by AND #kind = :kind' },
    });
    expect(value).not.toHaveProperty('index');
  });

  test('refuses times the wrong way round', () => {
    expect(listActivity.request({ arguments: { from: 9, to: 5 } }).failure).toMatchObject({ errorType: 'BadRequest' });
    expect(listActivity.request({ arguments: { from: 5, to: 5 } }).failure).toBeUndefined();
  });
});

test.each([
  ['rentalHistory', rentalHistory],
  ['listActivity', listActivity],
])('Query.%s hands on what its table says went wrong', (_field, { response }) => {
  const error = { message: 'Too fast.', type: 'DynamoDB:ThrottlingException' };
  expect(response({ error, result: { items: [] } }).failure?.errorType).toBe('DynamoDB:ThrottlingException');
});
