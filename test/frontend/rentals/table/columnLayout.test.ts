import { layoutColumns, menuWidth, tickWidth } from '../../../../frontend/src/features/rentals/table/columnLayout';
import { neighbours } from '../../../../frontend/src/features/rentals/table/columnMenu';
import {
  type ColumnPreferences,
  defaultColumns,
  dropColumn,
  hideColumn,
  moveColumn,
  pinColumn,
  resizeColumn,
} from '../../../../frontend/src/features/rentals/table/columnPreferences';
import type { TableWidth } from '../../../../frontend/src/features/rentals/table/useTableWidth';

const idsOf = (preferences: ColumnPreferences, tableWidth: TableWidth = 'wide') =>
  layoutColumns(preferences, tableWidth).columns.map(({ id }) => id);
const columnOf = (preferences: ColumnPreferences, wanted: string) =>
  layoutColumns(preferences, 'wide').columns.find(({ id }) => id === wanted);

test('columns have the chosen order, without hidden ones', () => {
  expect(idsOf(defaultColumns)).toEqual(['Name', 'Code', 'Population', '_version', '_lastChangedAt']);
  expect(idsOf(moveColumn(defaultColumns, '_version', 'Name'))[0]).toBe('_version');
  expect(idsOf(hideColumn(defaultColumns, 'Code', true))).not.toContain('Code');
});

test('a narrow screen shows the two columns that it has room for', () => {
  expect(idsOf(defaultColumns, 'narrow')).toEqual(['Name', 'Population']);
  const [, population] = layoutColumns(defaultColumns, 'narrow').columns;
  expect(population?.width).toBe(128);
  // 375 px without the page's margins and the card's borders.
  expect(layoutColumns(defaultColumns, 'narrow').minTableWidth).toBeLessThanOrEqual(375 - 2 * 16 - 2);
});

test('the narrowest screen shows short figures, so that both columns fit between check box and menu', () => {
  expect(idsOf(defaultColumns, 'extraNarrow')).toEqual(['Name', 'Population']);
  const { columns, minTableWidth } = layoutColumns(defaultColumns, 'extraNarrow');
  expect(columns.every(({ isShort }) => isShort)).toBe(true);
  expect(layoutColumns(defaultColumns, 'narrow').columns.some(({ isShort }) => isShort)).toBe(false);
  // 320 px without the page's margins and the card's borders.
  expect(minTableWidth).toBeLessThanOrEqual(320 - 2 * 16 - 2);
});

test('on a wide screen a name ends near the code, and the date takes the rest', () => {
  const { minTableWidth } = layoutColumns(defaultColumns, 'wide');
  expect(columnOf(defaultColumns, 'Name')?.width).toBe(`clamp(140px, 100cqi - ${minTableWidth - 140}px, 320px)`);
  expect(columnOf(defaultColumns, '_lastChangedAt')?.width).toBeUndefined();
  // Figures are not moved away from their names, and a resized name keeps its width.
  const figuresLast = moveColumn(defaultColumns, 'Population', '_lastChangedAt');
  expect(columnOf(figuresLast, 'Name')?.width).toBeUndefined();
  expect(columnOf(resizeColumn(defaultColumns, 'Name', 500), 'Name')?.width).toBe(500);
});

test('pinned columns are at the edges, each next to the ones pinned before it', () => {
  const atStart = pinColumn(pinColumn(defaultColumns, 'Code', 'start'), 'Population', 'start');
  expect(idsOf(atStart).slice(0, 2)).toEqual(['Code', 'Population']);
  expect(columnOf(atStart, 'Code')).toMatchObject({ side: 'start', offset: tickWidth });
  expect(columnOf(atStart, 'Population')).toMatchObject({ side: 'start', offset: tickWidth + 112 });

  const atEnd = pinColumn(pinColumn(defaultColumns, 'Name', 'end'), 'Code', 'end');
  expect(idsOf(atEnd).slice(-2)).toEqual(['Name', 'Code']);
  expect(columnOf(atEnd, 'Code')).toMatchObject({ side: 'end', offset: menuWidth });
  expect(columnOf(atEnd, 'Name')).toMatchObject({ side: 'end', offset: menuWidth + 112 });
});

test('what is pinned at either edge covers what scrolls under it', () => {
  expect(layoutColumns(defaultColumns, 'wide')).toMatchObject({ startWidth: tickWidth, endWidth: menuWidth });
  const pinned = pinColumn(pinColumn(defaultColumns, 'Name', 'start'), 'Code', 'end');
  expect(layoutColumns(pinned, 'wide')).toMatchObject({ startWidth: tickWidth + 320, endWidth: menuWidth + 112 });
});

test('a pinned column moves among those pinned beside it', () => {
  const pinned = pinColumn(pinColumn(defaultColumns, 'Name', 'start'), 'Population', 'start');
  expect(neighbours(pinned, 'Population')).toEqual(['Name', undefined]);
  expect(neighbours(pinned, 'Code')).toEqual([undefined, '_version']);
  expect(idsOf(moveColumn(pinned, 'Population', 'Name')).slice(0, 3)).toEqual(['Population', 'Name', 'Code']);
});

test('a column that is dropped on another joins it where it is', () => {
  const pinned = pinColumn(defaultColumns, 'Name', 'start');
  expect(idsOf(dropColumn(pinned, '_version', 'Name')).slice(0, 2)).toEqual(['_version', 'Name']);
  expect(idsOf(dropColumn(pinned, 'Name', 'Code')).slice(0, 2)).toEqual(['Code', 'Name']);
});

test('a narrow screen shows other columns where its own are hidden', () => {
  const hidden = hideColumn(hideColumn(defaultColumns, 'Name', true), 'Population', true);
  expect(idsOf(hidden, 'narrow')).toEqual(['Code', '_version']);
});

test('a hidden column takes no room from those pinned after it', () => {
  const pinned = pinColumn(pinColumn(defaultColumns, 'Code', 'start'), 'Population', 'start');
  expect(columnOf(hideColumn(pinned, 'Code', true), 'Population')).toMatchObject({ offset: tickWidth });
});

test('on a narrow screen the name takes what the others leave, until it is given a width', () => {
  expect(layoutColumns(defaultColumns, 'narrow').columns[0]?.width).toBeUndefined();
  const resized = resizeColumn(defaultColumns, 'Name', 240);
  expect(columnOf(resized, 'Name')?.width).toBe(240);
  expect(columnOf(resized, '_lastChangedAt')?.width).toBeUndefined();
});

test('a pinned column has a fixed width while another one is flexible', () => {
  const pinned = pinColumn(defaultColumns, 'Name', 'start');
  expect(columnOf(pinned, 'Name')?.width).toBe(320);
  expect(columnOf(pinned, '_lastChangedAt')?.width).toBeUndefined();
});

test('the table is at least as wide as its columns with the flexible one at its narrowest', () => {
  const others = 112 + 216 + 104 + 160;
  expect(layoutColumns(defaultColumns, 'wide').minTableWidth).toBe(tickWidth + menuWidth + 140 + others);
  const slim = resizeColumn(hideColumn(defaultColumns, 'Name', true), '_lastChangedAt', 100);
  expect(layoutColumns(slim, 'wide').minTableWidth).toBe(tickWidth + menuWidth + 112 + 216 + 104 + 100);
});
