import * as fc from 'fast-check';
import { noCriteria } from '../../../../frontend/src/features/rentals/filter/filterRentals';
import {
  type ColumnPreferences,
  defaultColumns,
  hideColumn,
  type PinnedSide,
  pinColumn,
  resizeColumn,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { defaultOrder, type SortColumn } from '../../../../frontend/src/features/rentals/table/sortRentals';
import {
  addView,
  changeView,
  hasRoomFor,
  isAsSaved,
  maxNameLength,
  maxViews,
  nameFrom,
  noViews,
  paramsOf,
  putBack,
  removeView,
  renameView,
  restoreViews,
  type SavedView,
  searchOf,
} from '../../../../frontend/src/features/rentals/views/savedViews';

const params = { criteria: { ...noCriteria, text: 'land', minPopulation: 5 }, order: defaultOrder, view: null };
const view = (id: string, name = id): SavedView => ({ id, name, search: searchOf(params), columns: defaultColumns });
const three = ['a', 'b', 'c'].reduce((views, id) => addView(views, view(id)), noViews);
const idsOf = ({ views }: { views: readonly SavedView[] }) => views.map(({ id }) => id);

describe('saved views', () => {
  it('are restored as they were stored', () => {
    const kept = { ...three, defaultId: 'b' };
    expect(restoreViews(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('are not renamed to what another one is called', () => {
    expect(renameView(three, 'a', ' New  name ').views[0]?.name).toBe('New name');
    expect(renameView(three, 'a', ' b ')).toBe(three);
    expect(renameView(three, 'a', '  ')).toBe(three);
    expect(renameView(three, 'a', 'a').views[0]?.name).toBe('a');
  });

  it('hold filter and order, and nothing else of an address', () => {
    expect(paramsOf(view('a').search)).toEqual(params);
    expect(searchOf({ ...params, view: 'a' })).toBe(searchOf(params));
  });

  it('have a name each: saving under a known one replaces that view', () => {
    const again = addView(three, { ...view('d', 'b'), search: 'q=other' });
    expect(idsOf(again)).toEqual(['a', 'b', 'c']);
    expect(again.views[1]?.search).toBe('q=other');
  });

  it('are no longer added when there are too many, and none is lost for another', () => {
    const ids = Array.from({ length: maxViews }, (_, index) => `v${index}`);
    const full = { ...ids.reduce((views, id) => addView(views, view(id)), noViews), defaultId: 'v0' };
    expect(addView(full, view('more'))).toBe(full);
    expect(hasRoomFor(full, 'more')).toBe(false);
    expect(hasRoomFor(full, 'v7')).toBe(true);
    // One that was deleted comes back, even if another took its place.
    const removed = addView(removeView(full, 'v7'), view('more'));
    const back = putBack(removed, view('v7'), 7, false);
    expect(idsOf(restoreViews(JSON.parse(JSON.stringify(back))))).toEqual([...ids, 'more']);
  });

  it('can be renamed', () => {
    expect(changeView(three, 'b', { name: 'Beter' }).views[1]).toEqual(view('b', 'Beter'));
    expect(nameFrom(`  veel \n spaties ${'x'.repeat(99)}`)).toHaveLength(maxNameLength);
  });

  it('that are deleted come back in their place, the default one as the default', () => {
    const before = { ...three, defaultId: 'b' };
    const without = removeView(before, 'b');
    expect(idsOf(without)).toEqual(['a', 'c']);
    expect(without.defaultId).toBeNull();
    expect(putBack(without, view('b'), 1, true)).toEqual(before);
    expect(putBack(before, view('b'), 1, true)).toBe(before);
  });

  it('that are deleted come back under another name if theirs is taken', () => {
    const taken = ['d', 'e'].reduce(
      (views, id, index) => addView(views, view(id, index ? 'b (2)' : 'b')),
      removeView(three, 'b'),
    );
    const back = putBack(taken, view('b'), 1, false);
    expect(back.views.map(({ name }) => name)).toEqual(['a', 'b (3)', 'c', 'b', 'b (2)']);

    const long = `${'x'.repeat(maxNameLength - 5)} ${'x'.repeat(4)}`;
    const shortened = putBack(addView(noViews, view('d', long)), view('b', long), 0, false);
    expect(shortened.views[0]?.name).toBe(`${'x'.repeat(maxNameLength - 5)} (2)`);
    expect(restoreViews(JSON.parse(JSON.stringify(shortened)))).toEqual(shortened);
  });

  it('show whether the list still matches them', () => {
    expect(isAsSaved(view('a'), params, defaultColumns)).toBe(true);
    expect(isAsSaved(view('a'), { ...params, order: [{ column: 'Name', descending: false }] }, defaultColumns)).toBe(
      false,
    );
    expect(isAsSaved(view('a'), params, hideColumn(defaultColumns, 'Code', true))).toBe(false);
  });

  it('match a list that looks the same, in whatever sequence its columns were arranged', () => {
    const hide = (columns: ColumnPreferences, ...ids: SortColumn[]) =>
      ids.reduce((hidden, id) => hideColumn(hidden, id, true), columns);
    const saved = (columns: ColumnPreferences) => ({ ...view('a'), columns });
    const hidden = hide(defaultColumns, 'Code', '_version');
    const shownAndHidden = hide(hideColumn(hidden, 'Code', false), 'Code');
    expect(isAsSaved(saved(hidden), params, shownAndHidden)).toBe(true);
    expect(isAsSaved(saved(shownAndHidden), params, hidden)).toBe(true);

    const pin = (side: PinnedSide, ...ids: SortColumn[]) =>
      ids.reduce((pinned, id) => pinColumn(pinned, id, side), defaultColumns);
    for (const side of ['start', 'end'] as const) {
      expect(isAsSaved(saved(pin(side, 'Code', 'Name')), params, pin(side, 'Name', 'Code'))).toBe(true);
    }
    const resized = resizeColumn(resizeColumn(defaultColumns, 'Population', 200), 'Name', 200);
    expect(isAsSaved(saved(resized), params, resized)).toBe(true);
    expect(isAsSaved(saved(pin('start', 'Code')), params, pin('end', 'Code'))).toBe(false);
  });

  it('are restored from anything, without what makes no sense', () => {
    expect(restoreViews({ version: 2, views: [view('a')] })).toEqual(noViews);
    const kept = {
      version: 1,
      defaultId: 'gone',
      views: [view('a'), view('a'), { id: '../x', name: 'x' }, null, { id: 'b', name: 7 }],
    };
    expect(restoreViews(kept)).toEqual({ ...noViews, views: [view('a')] });
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), (views, defaultId) => {
        const restored = restoreViews({ version: 1, views, defaultId });
        expect(restoreViews(JSON.parse(JSON.stringify(restored)))).toEqual(restored);
      }),
    );
  });
});
