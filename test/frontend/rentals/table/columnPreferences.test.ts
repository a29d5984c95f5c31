import * as fc from 'fast-check';
import {
  defaultColumns,
  hideColumn,
  maxWidth,
  minWidth,
  moveColumn,
  pinColumn,
  resizeColumn,
  restoreColumns,
  sideOf,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import { sortColumns } from '../../../../frontend/src/features/rentals/table/sortRentals';

const arranged = resizeColumn(
  pinColumn(hideColumn(moveColumn(defaultColumns, 'Code', 'Name'), '_version', true), 'Name', 'end'),
  'Population',
  222,
);

describe('the columns a person arranged', () => {
  it('are restored as they were stored', () => {
    expect(restoreColumns(JSON.parse(JSON.stringify(arranged)))).toEqual(arranged);
  });

  it('move to the place of another one', () => {
    expect(moveColumn(defaultColumns, 'Name', 'Population').order.slice(0, 3)).toEqual(['Code', 'Population', 'Name']);
    expect(moveColumn(defaultColumns, '_version', 'Name').order[0]).toBe('_version');
  });

  it('are pinned at one side or none', () => {
    expect(sideOf(arranged, 'Name')).toBe('end');
    expect(sideOf(pinColumn(arranged, 'Name', 'start'), 'Name')).toBe('start');
    expect(pinColumn(arranged, 'Name', null).pinned).toEqual({ start: [], end: [] });
  });

  it('have a width within the limits', () => {
    expect(resizeColumn(defaultColumns, 'Code', 1).widths.Code).toBe(minWidth);
    expect(resizeColumn(defaultColumns, 'Code', 1e9).widths.Code).toBe(maxWidth);
  });

  it('cannot all be hidden', () => {
    const hidden = sortColumns.reduce((columns, column) => hideColumn(columns, column, true), defaultColumns);
    expect(hidden.hidden).toHaveLength(sortColumns.length - 1);
    expect(restoreColumns({ ...defaultColumns, hidden: [...sortColumns] }).hidden).toEqual([]);
  });

  it('gain columns that came since, and lose those that went', () => {
    const kept = { ...defaultColumns, order: ['Population', 'Gone', 'Name'], hidden: ['Gone'] };
    const others = sortColumns.filter((column) => column !== 'Population' && column !== 'Name');
    expect(restoreColumns(kept).order).toEqual(['Population', 'Name', ...others]);
    expect(restoreColumns(kept).hidden).not.toContain('Gone');
  });

  it('are the default ones if another version stored them', () => {
    expect(restoreColumns({ ...arranged, version: 99 })).toBe(defaultColumns);
    expect(restoreColumns(undefined)).toBe(defaultColumns);
  });

  it('are complete, whatever was stored', () => {
    const damaged = fc.record({
      version: fc.constant(1),
      order: fc.anything(),
      widths: fc.anything(),
      hidden: fc.anything(),
      pinned: fc.anything(),
      density: fc.anything(),
    });
    fc.assert(
      fc.property(damaged, (kept) => {
        const columns = restoreColumns(kept);
        expect([...columns.order].sort()).toEqual([...sortColumns].sort());
        expect(columns.hidden.length).toBeLessThan(sortColumns.length);
        for (const width of Object.values(columns.widths)) expect(width).toBeGreaterThanOrEqual(minWidth);
        expect(['compact', 'normal', 'relaxed']).toContain(columns.density);
        expect(restoreColumns(JSON.parse(JSON.stringify(columns)))).toEqual(columns);
      }),
    );
  });
});
