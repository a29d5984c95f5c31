import { FilterPatternError, readFilterPattern } from '../../../local/cloudwatch/filter-pattern';

test.each([
  ['{ $.status = "5*" }', { status: '503' }, true],
  ['{ $.status = "5*" }', { status: 503 }, true],
  ['{ $.status = "5*" }', { status: '450' }, false],
  ['{ $.status = "5*" }', {}, false],
  ['{ $.status != "5*" }', { status: '200' }, true],
  ['{ $.path = "/a.b" }', { path: '/a-b' }, false],
  ['{ $.message.batchTest.failed > 0 }', { message: { batchTest: { failed: 3 } } }, true],
  ['{ $.message.batchTest.failed > 0 }', { message: { batchTest: { failed: 0 } } }, false],
  ['{ $.message.batchTest.failed > 0 }', { message: 'batchTest' }, false],
  ['{ $.a = 1 && ($.b < 2 || $.c = yes) }', { a: 1, b: 5, c: 'yes' }, true],
  ['{ $.a = 1 && ($.b < 2 || $.c = yes) }', { a: 2, b: 1, c: 'yes' }, false],
  ['{ $.rows[1].id = "x" }', { rows: [{ id: 'w' }, { id: 'x' }] }, true],
])('%s of %j is %s', (pattern, event, expected) => {
  expect(readFilterPattern(pattern)(event)).toBe(expected);
});

test.each([
  ['ERROR', /only patterns over JSON/],
  ['{ $.a IS TRUE }', /\$\.a IS TRUE/],
  ['{ $.a NOT EXISTS }', /NOT EXISTS/],
  ['{ ($.a = 1 }', /parenthesis/],
  ['{ a = 1 }', /where a property/],
  ['{ $.a > "x" }', /\$\.a > "x"/],
  ['{ $.a = 1 } x', /x is not expected/],
])('%s is refused with a reason', (pattern, why) => {
  expect(() => readFilterPattern(pattern)).toThrow(FilterPatternError);
  expect(() => readFilterPattern(pattern)).toThrow(why);
});
