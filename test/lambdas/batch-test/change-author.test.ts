import type { RentalContent } from '../../../graphql/rental';
import { authorOfVersion } from '../../../lambdas/batch-test/change-author';
import { planWrite } from '../../../lambdas/batch-test/plan-write';
import { row } from './rows';

const author = { id: 'a1', email: 'ada@example.org', name: null };

test.each<[string, number | undefined, RentalContent]>([
  ['create', undefined, { Name: 'Netherlands', _deleted: false }],
  ['edit', 3, { Name: 'Holland' }],
  ['delete', 3, { _deleted: true }],
  ['restore', 3, { _deleted: false }],
])('a row without an origin is a %s by what it does', (kind, base, content) => {
  expect(authorOfVersion(row({ base, content }), { author })).toEqual({
    _changedBy: 'a1',
    _changedByName: 'ada@example.org',
    _changeKind: kind,
    _changeSource: null,
  });
});

test.each([
  ['the chosen name with the address beside it', 'Ada Lovelace', 'Ada Lovelace (ada@example.org)'],
  ['a name that is another address, beside the own one', 'bob@example.org', 'bob@example.org (ada@example.org)'],
  ['the address once', 'ada@example.org', 'ada@example.org'],
  ['the address alone for a name of spaces', ' \n ', 'ada@example.org'],
  ['no characters that turn the address around', '\u202eAda', 'Ada (ada@example.org)'],
  ['at most 60 characters of it', 'a'.repeat(61), `${'a'.repeat(60)} (ada@example.org)`],
])('a version keeps %s', (_case, name, shown) => {
  expect(authorOfVersion(row(), { author: { ...author, name } })._changedByName).toBe(shown);
});

test('by AWS credentials only the account is known', () => {
  const stored = authorOfVersion(row(), { author: { id: 'a1', email: null, name: null } });
  expect(stored).toMatchObject({ _changedBy: 'a1', _changedByName: null });
});

test.each(['import', 'undo', 'restore'] as const)('the caller names an %s', (kind) => {
  const stored = authorOfVersion(row({ content: { _deleted: true } }), { author, origin: { kind } });
  expect(stored._changeKind).toBe(kind);
});

test.each(['create', 'edit', 'delete'] as const)('a caller cannot pass a deletion off as an %s', (kind) => {
  const stored = authorOfVersion(row({ content: { _deleted: true } }), { author, origin: { kind } });
  expect(stored._changeKind).toBe('delete');
});

test('stores the name of a file, truncated to its limit between characters', () => {
  const source = `${'🇳'.repeat(199)}ab.csv`;
  const stored = authorOfVersion(row(), { origin: { kind: 'import', source } });
  expect(stored._changeSource).toBe(`${'🇳'.repeat(199)}a`);
});

test('each version has its author, also when the caller is unknown', () => {
  const { UpdateExpression, ConditionExpression } = planWrite(row({ content: { Name: 'Holland' } }), 0);
  for (const name of ['_changedBy', '_changedByName', '_changeKind', '_changeSource']) {
    expect(UpdateExpression).toContain(`#${name} = :${name}`);
    expect(ConditionExpression).not.toContain(name);
  }
});
