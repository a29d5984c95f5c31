import {
  type ActivityAction,
  type ActivityState,
  activityReducer,
  firstLimit,
  initialActivity,
  isPaused,
  loadsMoreOnScroll,
  maxLimit,
} from '../../../frontend/src/features/activity/activityReducer';
import { versionsAt } from './versions.fixture';

const reduced = (state: ActivityState, ...actions: ActivityAction[]) => actions.reduce(activityReducer, state);
const page = (nextToken: string | null, ...times: number[]): ActivityAction => ({
  type: 'pageArrived',
  page: { items: versionsAt(...times), nextToken },
});
const newest = (nextToken: string | null, ...times: number[]): ActivityAction => ({
  type: 'newestArrived',
  page: { items: versionsAt(...times), nextToken },
});
/** Times that go down from the first one. */
const down = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);
const timesOf = (entries: ActivityState['entries']) => entries.map(({ at }) => at);

describe('pages', () => {
  test('follow each other when the end comes into sight, without repetition', () => {
    const first = reduced(initialActivity, page('more', ...down(1000, 50)));
    expect(first.status).toBe('ready');
    expect(loadsMoreOnScroll(first)).toBe(true);
    const second = reduced(first, { type: 'olderRequested' }, page(null, 951, ...down(950, 50)));
    expect(timesOf(second.entries)).toEqual(down(1000, 100));
    expect(loadsMoreOnScroll(second)).toBe(false);
    expect(isPaused(second)).toBe(false);
  });

  test('that are empty are followed by the next one, which looks at more entries', () => {
    const empty = reduced(initialActivity, page('more'));
    expect(empty.status).toBe('loading');
    expect(empty.limit).toBe(4 * firstLimit);
    expect(reduced(empty, page('more'), page('more'), page('more')).limit).toBe(maxLimit);
    const matched = reduced(empty, page('more', ...down(1000, 25)));
    expect(matched.status).toBe('ready');
    expect(loadsMoreOnScroll(matched)).toBe(true);
  });

  test('are examined for until enough were examined at; then the reader is asked', () => {
    let state = reduced(initialActivity, page('more', 7));
    for (let pages = 0; state.status === 'loading' && pages < 100; pages++) state = reduced(state, page('more'));
    expect(state.examined).toBeGreaterThanOrEqual(10_000);
    expect(state.examined).toBeLessThan(10_000 + maxLimit);
    expect(isPaused(state)).toBe(true);
    expect(loadsMoreOnScroll(state)).toBe(false);
    expect(timesOf(state.entries)).toEqual([7]);
    expect(reduced(state, { type: 'olderRequested' })).toMatchObject({ status: 'loading', examined: 0 });
  });

  test('that fail leave the entries in place, and can be retried', () => {
    const failed = reduced(
      initialActivity,
      page('more', ...down(1000, 50)),
      { type: 'olderRequested' },
      { type: 'failed', error: 1 },
    );
    expect(failed).toMatchObject({ status: 'failed', error: 1, nextToken: 'more' });
    expect(failed.entries).toHaveLength(50);
    expect(reduced(failed, { type: 'olderRequested' })).toMatchObject({ status: 'loading', error: null });
  });

  test('of another filter replace what was shown until then', () => {
    const other = reduced(initialActivity, page('more', ...down(1000, 50)), { type: 'started' });
    expect(other).toMatchObject({ status: 'loading', isStale: true, nextToken: null });
    expect(other.entries).toHaveLength(50);
    expect(reduced(other, page(null, 3))).toMatchObject({ isStale: false, entries: versionsAt(3) });
    expect(reduced(other, page(null)).entries).toEqual([]);
  });
});

describe('news', () => {
  const shown = reduced(initialActivity, page('more', ...down(1000, 50)));

  test('wait until they are asked for', () => {
    const told = reduced(shown, newest('more', 1002, 1001, ...down(1000, 48)));
    expect(told.entries).toBe(shown.entries);
    expect(timesOf(told.newEntries)).toEqual([1002, 1001]);
    expect(told.hasMoreNewEntries).toBe(false);
    const asked = reduced(told, { type: 'newEntriesShown' });
    expect(timesOf(asked.entries)).toEqual(down(1002, 52));
    expect(asked.newEntries).toEqual([]);
  });

  test('that reach the history late take their place by time', () => {
    const told = reduced(shown, newest('more', 1000, 999.5, ...down(999, 48)), { type: 'newEntriesShown' });
    expect(timesOf(told.entries).slice(0, 3)).toEqual([1000, 999.5, 999]);
  });

  test('that fill a page may have more after them', () => {
    expect(reduced(shown, newest('more', ...down(2000, 50))).hasMoreNewEntries).toBe(true);
    expect(reduced(shown, newest(null, ...down(2000, 3))).hasMoreNewEntries).toBe(false);
  });

  test('stay while later pages have others, or none that match', () => {
    const one = reduced(shown, newest('more', 1001, ...down(1000, 20)));
    const none = reduced(one, newest('more'));
    expect(timesOf(none.newEntries)).toEqual([1001]);
    expect(none.hasMoreNewEntries).toBe(true);
    const others = reduced(one, newest('more', ...down(2000, 3)));
    expect(timesOf(others.newEntries)).toEqual([2000, 1999, 1998, 1001]);
    expect(others.hasMoreNewEntries).toBe(true);
    // Between the held ones and those of the list there may be more.
    const again = reduced(others, newest('more', 2001, 2000));
    expect(timesOf(again.newEntries)).toEqual([2001, 2000, 1999, 1998, 1001]);
    expect(again.hasMoreNewEntries).toBe(true);
  });

  test('are complete where a page reaches those held or shown', () => {
    const one = reduced(shown, newest('more', 1001, ...down(1000, 20)));
    const held = reduced(one, newest('more', 1002, 1001));
    expect(timesOf(held.newEntries)).toEqual([1002, 1001]);
    expect(held.hasMoreNewEntries).toBe(false);
    const found = reduced(one, newest('more'), newest('more', 1003, 1001, 1000));
    expect(timesOf(found.newEntries)).toEqual([1003, 1001]);
    expect(found.hasMoreNewEntries).toBe(false);
  });

  test('are none of the entries that the next page has', () => {
    const few = reduced(initialActivity, page('more', ...down(1000, 25)));
    expect(reduced(few, newest('more', ...down(1000, 50))).newEntries).toEqual([]);
  });

  test('are shown immediately in an empty list', () => {
    const none = reduced(initialActivity, page(null));
    expect(reduced(none, newest(null, 5))).toMatchObject({ entries: versionsAt(5), newEntries: [] });
  });
});
