import { labelledColumns, ticksTo } from '../../../frontend/src/features/dashboards/charts/axis';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [9, [0, 5, 10]],
  [20, [0, 5, 10, 15, 20]],
  [21, [0, 10, 20, 30]],
  [20_000, [0, 5_000, 10_000, 15_000, 20_000]],
])('an axis up to %d has round whole numbers', (max, ticks) => {
  expect(ticksTo(max)).toEqual(ticks);
});

const labels = (count: number, width: number) => Array.from({ length: count }, () => width);

test('every column has its label where there is room', () => {
  expect(labelledColumns(labels(4, 32), 40, 0)).toEqual([0, 1, 2, 3]);
});

test('labels that would touch are left out at equal steps', () => {
  expect(labelledColumns(labels(6, 33), 40, 0)).toEqual([0, 2, 4]);
  expect(labelledColumns(labels(9, 33), 14, 30)).toEqual([0, 3, 6]);
});

test('a label does not leave the chart', () => {
  expect(labelledColumns(labels(5, 60), 40, 0)).toEqual([2]);
  expect(labelledColumns(labels(5, 60), 40, 10)).toEqual([0, 2]);
});

test('wide labels beside narrow ones may share their room', () => {
  expect(labelledColumns([10, 50, 10, 50], 40, 0)).toEqual([0, 1, 2]);
});

test('at least one column has a label', () => {
  expect(labelledColumns(labels(3, 90), 40, 90)).toHaveLength(1);
});
