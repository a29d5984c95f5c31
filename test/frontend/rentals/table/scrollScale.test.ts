import { rowWindow, scrollScale, scrollTopFor } from '../../../../frontend/src/features/rentals/table/scrollScale';

const at = (scrollTop: number, rowCount = 100_000) => ({ rowCount, rowHeight: 36, viewportHeight: 540, scrollTop });

describe('the rows in sight', () => {
  it('are rendered with some before and after them, at any scroll position', () => {
    for (const scrollTop of [0, 1, 35, 36, 1000, 123_456, 100_000 * 36 - 540]) {
      const { first, end, above, below } = rowWindow(at(scrollTop));
      expect(first * 36).toBeLessThanOrEqual(scrollTop);
      expect(end * 36).toBeGreaterThanOrEqual(Math.min(100_000 * 36, scrollTop + 540));
      expect(above).toBe(first * 36);
      expect(above + (end - first) * 36 + below).toBe(100_000 * 36);
      expect(end - first).toBeLessThan(50);
    }
  });

  it('are all of a short list', () => {
    expect(rowWindow(at(0, 3))).toEqual({ first: 0, end: 3, above: 0, below: 0 });
    expect(rowWindow(at(0, 0))).toEqual({ first: 0, end: 0, above: 0, below: 0 });
  });

  it('stay the same over small steps, so that most scrolling draws nothing', () => {
    expect(rowWindow(at(36 * 16))).toEqual(rowWindow(at(36 * 17)));
  });
});

describe('a list taller than a browser can scroll', () => {
  const million = 1_000_000;
  const { contentHeight, factor } = scrollScale(million * 36, 540);

  it('is scrolled faster, within what every browser can', () => {
    expect(contentHeight).toBeLessThan(17_800_000);
    expect(factor).toBeGreaterThan(1);
  });

  it('shows its last row at the end, and its first at the start', () => {
    const { first, end, above } = rowWindow(at(contentHeight - 540, million));
    expect(end).toBe(million);
    expect(above + (million - first) * 36).toBeCloseTo(contentHeight, 3);
    expect(rowWindow(at(0, million)).first).toBe(0);
  });

  it('lets every row be brought in sight', () => {
    for (const row of [0, 1, 14, 15, 500_000, 999_998, 999_999]) {
      const top = Math.min(contentHeight - 540, scrollTopFor(row, at(3_000_000, million)) ?? 3_000_000);
      const seen = top * factor;
      expect(row * 36).toBeGreaterThanOrEqual(seen - factor);
      expect((row + 1) * 36).toBeLessThanOrEqual(seen + 540 + factor);
    }
  });
});

describe('scrolling to a row', () => {
  it('does nothing while the row is in sight', () => {
    expect(scrollTopFor(5, at(100))).toBeUndefined();
  });

  it('goes no further than needed', () => {
    expect(scrollTopFor(2, at(1000))).toBe(72);
    expect(scrollTopFor(100, at(0))).toBe(101 * 36 - 540);
  });
});
