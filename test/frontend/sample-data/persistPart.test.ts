import { string } from 'zod/mini';
import { readPersisted } from '../../../frontend/src/features/sample-data/persistPart';

const part = { name: 'test', version: 2, schema: string() };

beforeEach(() => localStorage.clear());

test.each([
  ['of this version', '{"version":2,"value":"a"}', { found: 'value', value: 'a' }],
  ['of an earlier version', '{"version":1,"value":"a"}', { found: 'damaged' }],
  ['of a later version', '{"version":3,"value":"a"}', { found: 'damaged' }],
  ['of another shape', '{"version":2,"value":7}', { found: 'damaged' }],
  ['without a version', '"a"', { found: 'damaged' }],
  ['without a value', 'null', { found: 'damaged' }],
  ['no JSON', '{', { found: 'damaged' }],
])('a stored part is checked: %s', (_, entry, expected) => {
  expect(readPersisted(part)).toEqual({ found: 'nothing' });
  localStorage.setItem('polder.guest.apps.test', entry);
  expect(readPersisted(part)).toEqual(expected);
});
