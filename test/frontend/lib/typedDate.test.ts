import { isWholeDate, typedDate } from '../../../frontend/src/lib/typedDate';

const now = new Date(2026, 10, 20, 15, 30);

test.each<[typed: string, day: [year: number, month: number, day: number]]>([
  ['4-12-2026', [2026, 12, 4]],
  ['04/12/26', [2026, 12, 4]],
  [' 4.12.2026 ', [2026, 12, 4]],
  ['4 12 2026', [2026, 12, 4]],
  ['2026-12-04', [2026, 12, 4]],
  ['4 dec', [2026, 12, 4]],
  ['4 December 2027', [2027, 12, 4]],
  ['4 Sept 2027', [2027, 9, 4]],
  ['1 mei 2027', [2027, 5, 1]],
  ['1 mrt 2027', [2027, 3, 1]],
  ['29-2-2028', [2028, 2, 29]],
  ['04122026', [2026, 12, 4]],
  ['today', [2026, 11, 20]],
  ['Morgen', [2026, 11, 21]],
  ['overmorgen', [2026, 11, 22]],
  ['yesterday', [2026, 11, 19]],
])('%s is a day', (typed, [year, month, day]) => {
  expect(typedDate(typed, now)).toEqual(new Date(year, month - 1, day));
});

test('without a year it is the next such day, and today is one', () => {
  expect(typedDate('20-11', now)).toEqual(new Date(2026, 10, 20));
  expect(typedDate('19-11', now)).toEqual(new Date(2027, 10, 19));
  expect(typedDate('29-2', now)).toEqual(new Date(2028, 1, 29));
  expect(typedDate('29-2', new Date(2096, 2, 1))).toEqual(new Date(2104, 1, 29));
});

test('where the past is meant, it is the last such day', () => {
  expect(typedDate('20-11', now, true)).toEqual(new Date(2026, 10, 20));
  expect(typedDate('21-11', now, true)).toEqual(new Date(2025, 10, 21));
  expect(typedDate('29 feb', now, true)).toEqual(new Date(2024, 1, 29));
});

test('a year of four digits is that year', () => {
  expect(typedDate('1-2-0050', now)?.getFullYear()).toBe(50);
});

test.each([
  ['4-12-2026', true],
  ['4 dec 2026', true],
  ['04122026', true],
  ['2026-12-04', true],
  ['4-12-202', false],
  ['4-12-20', false],
  ['2026-12-0', false],
  ['4 dec', false],
  ['tomorrow', false],
])('%s is complete: %s', (typed, isWhole) => {
  expect(isWholeDate(typed)).toBe(isWhole);
});

test.each([
  '',
  '31-2',
  '29-2-2027',
  '0-1-2026',
  '1-13-2026',
  '4 xyz',
  'soon',
  '2026',
  '4-12-2026-1',
  '4 de',
  'constructor',
  '__proto__',
])('%s is none', (typed) => {
  expect(typedDate(typed, now)).toBeUndefined();
});
