import {
  type ActivityFilter,
  isBackwards,
  isFiltered,
  isPast,
  noFilter,
  queryOf,
  readFilter,
  writeFilter,
} from '../../../frontend/src/features/activity/activityFilter';

const read = (address: string) => readFilter(new URLSearchParams(address));

test('an address without parameters shows everything', () => {
  expect(read('')).toEqual(noFilter);
  expect(isFiltered(read(''))).toBe(false);
  expect(queryOf(noFilter)).toEqual({});
});

test.each<[address: string, filter: Partial<ActivityFilter>]>([
  ['person=ann', { person: 'ann' }],
  ['of=nl-1', { rental: 'nl-1' }],
  // The parameter that opens a rental's panel over the page is no filter.
  ['rental=nl-1', {}],
  ['kind=import', { kind: 'import' }],
  ['kind=IMPORT', {}],
  ['from=2026-11-01&to=2026-11-30', { from: '2026-11-01', to: '2026-11-30' }],
  ['from=2026-02-30&to=tomorrow', {}],
  ['person=&of=', {}],
  [`person=${'a'.repeat(257)}`, {}],
])('the address "%s" has the filter %j', (address, filter) => {
  expect(read(address)).toEqual({ ...noFilter, ...filter });
});

test('a filter is read as it was written', () => {
  const filter: ActivityFilter = { person: 'a b', rental: 'x&y', kind: 'undo', from: '2026-01-02', to: '2026-03-04' };
  const parameters = new URLSearchParams(writeFilter(filter) as Record<string, string>);
  expect(readFilter(parameters)).toEqual(filter);
  expect(Object.values(writeFilter(noFilter))).toEqual([null, null, null, null, null]);
});

test('days are asked for from their first to their last millisecond', () => {
  const { from, to } = queryOf({ ...noFilter, from: '2026-11-01', to: '2026-11-01' });
  expect(new Date(from ?? 0)).toEqual(new Date(2026, 10, 1));
  expect(new Date(to ?? 0)).toEqual(new Date(2026, 10, 1, 23, 59, 59, 999));
});

test('a filter that ends before it begins is backwards, one of a single day is not', () => {
  expect(isBackwards(read('from=2026-11-02&to=2026-11-01'))).toBe(true);
  expect(isBackwards(read('from=2026-11-01&to=2026-11-01'))).toBe(false);
  expect(isBackwards(read('from=2026-11-01'))).toBe(false);
});

test('nothing new can match a filter whose last day is over', () => {
  const noon = new Date(2026, 10, 3, 12).getTime();
  expect(isPast(read('to=2026-11-02'), noon)).toBe(true);
  expect(isPast(read('to=2026-11-03'), noon)).toBe(false);
  expect(isPast(noFilter, noon)).toBe(false);
});
