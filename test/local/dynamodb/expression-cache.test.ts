import { cachedParse, type Parse } from '../../../local/dynamodb/expression-cache';

const update: Parse = require('dynalite/db/updateParser').parse;
const condition: Parse = require('dynalite/db/conditionParser').parse;

interface Request {
  readonly names?: Record<string, string>;
  readonly values?: Record<string, object>;
}

const allOf = (named: object = {}) =>
  Object.fromEntries(Object.keys(named).map((name) => [name, true as const])) as Record<string, true>;

const isReserved = (name: string) => name.toUpperCase() === 'STATUS';
const compare = (_: string, one: { N: string }, other: { N: string }) => Number(one.N) > Number(other.N);

/** What a parser gives or throws, and the names and values that it leaves unused. */
function resultOf(parse: Parse, expression: string, { names, values }: Request) {
  const context = {
    ...(names && { attrNames: names }),
    ...(values && { attrVals: values as Record<string, object> }),
    unusedAttrNames: allOf(names),
    unusedAttrVals: allOf(values),
    isReserved,
    compare,
  };
  try {
    return { parsed: parse(expression, { context }), context };
  } catch (error) {
    return { thrown: String(error), context };
  }
}

const names = { '#name': 'Name', '#other': 'Other' };

test.each<[string, Parse, string, Request[]]>([
  [
    'an update',
    update,
    'SET #name = :name, _version = if_not_exists(_version, :zero) + :one, tags = list_append(tags, :tags) REMOVE #other',
    ['Aa', 'Bb'].map((name) => ({
      names,
      values: { ':name': { S: name }, ':zero': { N: '0' }, ':one': { N: '1' }, ':tags': { L: [{ S: name }] } },
    })),
  ],
  [
    'a deletion from sets',
    update,
    'ADD seen :seen DELETE left :left',
    [1, 2].map((n) => ({ values: { ':seen': { NS: [`${n}`] }, ':left': { SS: [`${n}`] } } })),
  ],
  [
    'a condition',
    condition,
    'attribute_not_exists(id) OR (#name <> :name AND NOT contains(#other, :name)) OR size(#other) > :one',
    ['Aa', 'Bb'].map((name) => ({ names, values: { ':name': { S: name }, ':one': { N: '1' } } })),
  ],
  ['one without values', condition, 'attribute_exists(id)', [{}, {}]],
  [
    'other types of the values',
    condition,
    'begins_with(id, :prefix)',
    [
      { values: { ':prefix': { S: 'a' } } },
      { values: { ':prefix': { N: '1' } } },
      { values: { ':prefix': { S: 'b' } } },
    ],
  ],
  [
    'other names',
    condition,
    '#name = :name',
    [
      { names: { '#name': 'Name' }, values: { ':name': { S: 'a' } } },
      { names: { '#name': 'Other' }, values: { ':name': { S: 'a' } } },
      { values: { ':name': { S: 'a' } } },
    ],
  ],
  [
    'unused names and values',
    condition,
    '#name = :name',
    [1, 2].map((n) => ({ names, values: { ':name': { N: `${n}` }, ':unused': { N: `${n}` } } })),
  ],
  [
    'bounds in the wrong order',
    condition,
    'Population BETWEEN :from AND :to',
    [{ values: { ':from': { N: '1' }, ':to': { N: '2' } } }, { values: { ':from': { N: '2' }, ':to': { N: '1' } } }],
  ],
  [
    'an unknown type',
    condition,
    'attribute_type(id, :type)',
    [{ values: { ':type': { S: 'S' } } }, { values: { ':type': { S: 'X' } } }],
  ],
  ['a reserved word', update, 'SET Status = :status', [1, 2].map((n) => ({ values: { ':status': { N: `${n}` } } }))],
  ['a broken expression', update, 'SET', [{}, {}]],
])('%s is parsed as without the cache', (_, parse, expression, requests) => {
  const cached = cachedParse(parse);
  for (const request of [...requests, ...requests]) {
    expect(resultOf(cached, expression, request)).toEqual(resultOf(parse, expression, request));
  }
});

test('an expression is parsed once for all values of the same types', () => {
  const parse = jest.fn(condition);
  const cached = cachedParse(parse);
  for (const name of ['a', 'b', 'c']) resultOf(cached, '#name = :name', { names, values: { ':name': { S: name } } });
  expect(parse).toHaveBeenCalledTimes(1);
});

test('what a request does to a parsed expression does not reach the next one', () => {
  const cached = cachedParse(update);
  const parsedWith = (value: object) =>
    resultOf(cached, 'SET a = :value', { values: { ':value': value } }).parsed as { sections: { val: unknown }[] };
  const first = parsedWith({ S: 'a' });
  for (const section of first.sections) section.val = 'changed';
  expect(parsedWith({ S: 'b' }).sections[0]?.val).toEqual({ S: 'b' });
});

test('the operations of the local cloud use it', () => {
  require('../../../local/dynamodb/operations');
  expect(require('dynalite/db/updateParser').parse).not.toBe(update);
  expect(require('dynalite/db/conditionParser').parse).not.toBe(condition);
});
