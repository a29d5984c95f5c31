import { partsOf } from '../../../../frontend/src/features/rentals/table/FoundText';
import { orderedBy, withRule } from '../../../../frontend/src/features/rentals/table/orderRules';
import { nextMatch, rowsWith } from '../../../../frontend/src/features/rentals/table/useFind';

describe('a text with what is found in it', () => {
  it('is split at each occurrence, ignoring case', () => {
    expect(partsOf('Banaan', 'an')).toEqual(['B', 'an', 'a', 'an', '']);
    expect(partsOf('NEDERLAND', 'land')).toEqual(['NEDER', 'LAND', '']);
  });

  it('is split where lower-casing changes its length, and whatever the accents', () => {
    expect(partsOf('İstanbul', 'stan')).toEqual(['İ', 'stan', 'bul']);
    expect(partsOf('Curaçao', 'curac')).toEqual(['', 'Curaç', 'ao']);
  });
});

describe('ordering by a press on a column', () => {
  const byName = [{ column: 'Name', descending: false }] as const;

  it('starts with the column’s default direction, and reverses', () => {
    expect(orderedBy(byName, 'Population')).toEqual([{ column: 'Population', descending: true }]);
    expect(orderedBy(byName, 'Name')).toEqual([{ column: 'Name', descending: true }]);
  });

  it('with Shift adds a column, turns it, and lets it go', () => {
    const two = withRule(byName, 'Code');
    expect(two).toEqual([...byName, { column: 'Code', descending: false }]);
    const turned = withRule(two, 'Code');
    expect(turned[1]).toEqual({ column: 'Code', descending: true });
    expect(withRule(turned, 'Code')).toEqual(byName);
  });

  it('never leaves the rows without an order', () => {
    expect(withRule([{ column: 'Name', descending: true }], 'Name')).toHaveLength(1);
  });
});

describe('finding among the rows', () => {
  const texts = ['aa', 'b', 'ab', 'c'];
  const rows = { count: 4, rentalAt: () => undefined, textAt: (row: number) => texts[row] ?? '' };

  it('gives the rows with the text, and none for an empty one', () => {
    expect(rowsWith(rows, 'a')).toEqual([0, 2]);
    expect(rowsWith(rows, '')).toEqual([]);
  });

  it('continues from the current row, and wraps around at the ends', () => {
    expect(nextMatch([0, 2], 0, 1, true)).toBe(0);
    expect(nextMatch([0, 2], 0, 1, false)).toBe(1);
    expect(nextMatch([0, 2], 2, 1, false)).toBe(0);
    expect(nextMatch([0, 2], 0, -1, false)).toBe(1);
  });
});
