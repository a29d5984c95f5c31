import clone from '../../../frontend/src/lib/lodash/clone';
import cloneDeep from '../../../frontend/src/lib/lodash/cloneDeep';
import isPlainObject from '../../../frontend/src/lib/lodash/isPlainObject';
import toPath from '../../../frontend/src/lib/lodash/toPath';

class Money {
  constructor(readonly amount: number) {}
}

test('a deep copy is equal and shares neither lists nor records', () => {
  const values = { email: 'jan@example.nl', nothing: null, friends: [{ name: 'An' }, { name: 'Bo', tags: ['a'] }] };
  const copy = cloneDeep(values);
  expect(copy).toEqual(values);
  expect(copy.friends).not.toBe(values.friends);
  expect(copy.friends[1]).not.toBe(values.friends[1]);
});

test('a file stays the file that it is', () => {
  const file = new File(['a'], 'a.csv');
  expect(cloneDeep({ file }).file).toBe(file);
});

test.each([[[1, 2]], [{ a: { b: 1 } }], [new Money(3)]])('a copy of %j is another of the same kind', (value) => {
  const copy = clone<unknown>(value);
  expect(copy).toEqual(value);
  expect(copy).not.toBe(value);
  expect(Object.getPrototypeOf(copy)).toBe(Object.getPrototypeOf(value));
});

test.each(['text', 3, null, undefined])('%p needs no copy', (value) => {
  expect(clone<unknown>(value)).toBe(value);
});

test.each([
  ['email', ['email']],
  ['friends[0].name', ['friends', '0', 'name']],
  ['a.b.c', ['a', 'b', 'c']],
  ['a["b c"].d', ['a', 'b c', 'd']],
  ["a['b'][1]", ['a', 'b', '1']],
  ['[0].x', ['0', 'x']],
])('the steps of %s are %j', (key, steps) => {
  expect(toPath(key)).toEqual(steps);
});

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [new Money(1), false],
  [null, false],
  ['a', false],
])('whether %p is a plain record: %p', (value, isPlain) => {
  expect(isPlainObject(value)).toBe(isPlain);
});
