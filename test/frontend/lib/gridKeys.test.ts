import { type Cell, moveInGrid } from '../../../frontend/src/lib/gridKeys';

const size = { rows: 100, columns: 7, pageRows: 14, rightToLeft: false };
const from: Cell = { row: 50, column: 3 };
const key = (name: string, ctrlKey = false) => ({ key: name, altKey: false, ctrlKey, metaKey: false });

describe('moving through the grid', () => {
  it.each<[string, boolean, Cell]>([
    ['ArrowDown', false, { row: 51, column: 3 }],
    ['ArrowUp', false, { row: 49, column: 3 }],
    ['ArrowRight', false, { row: 50, column: 4 }],
    ['ArrowLeft', false, { row: 50, column: 2 }],
    ['PageDown', false, { row: 64, column: 3 }],
    ['PageUp', false, { row: 36, column: 3 }],
    ['Home', false, { row: 50, column: 0 }],
    ['End', false, { row: 50, column: 6 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 6 }],
    ['ArrowDown', true, { row: 99, column: 3 }],
    ['ArrowUp', true, { row: 0, column: 3 }],
  ])('%s (Ctrl: %s)', (name, isControl, goal) => {
    expect(moveInGrid(key(name, isControl), from, size)).toEqual(goal);
  });

  it('follows the direction of reading', () => {
    const mirrored = { ...size, rightToLeft: true };
    expect(moveInGrid(key('ArrowRight'), from, mirrored)).toEqual({ row: 50, column: 2 });
    expect(moveInGrid(key('ArrowLeft'), from, mirrored)).toEqual({ row: 50, column: 4 });
    expect(moveInGrid(key('Home'), from, mirrored)).toEqual({ row: 50, column: 0 });
  });

  it('reaches the head by a single step only, and stops at the edges', () => {
    expect(moveInGrid(key('ArrowUp'), { row: 0, column: 3 }, size)).toEqual({ row: -1, column: 3 });
    expect(moveInGrid(key('PageUp'), { row: 3, column: 3 }, size)).toEqual({ row: 0, column: 3 });
    expect(moveInGrid(key('ArrowDown'), { row: 99, column: 3 }, size)).toEqual({ row: 99, column: 3 });
    expect(moveInGrid(key('ArrowLeft'), { row: 9, column: 0 }, size)).toEqual({ row: 9, column: 0 });
  });

  it('leaves other keys alone', () => {
    expect(moveInGrid(key('a'), from, size)).toBeUndefined();
    expect(moveInGrid(key('constructor'), from, size)).toBeUndefined();
    // The browser goes back.
    expect(moveInGrid({ ...key('ArrowLeft'), altKey: true }, from, size)).toBeUndefined();
  });
});
