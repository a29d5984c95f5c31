import { TextCounter } from '../../../../../frontend/src/features/rentals/import/read/textCounter';

describe('counting texts', () => {
  it('returns the earlier occurrences of each, per group', () => {
    const counter = new TextCounter();
    expect(['Zeist', 'Zeist', 'Ede', 'Zeist'].map((text) => counter.count(text))).toEqual([0, 1, 0, 2]);
    expect(counter.count('Zeist', 7)).toBe(0);
    expect(counter.count('', 7)).toBe(0);
  });

  it('stays correct while it grows, without confusing texts', () => {
    const counter = new TextCounter();
    const texts = Array.from({ length: 50_000 }, (_, index) => `Huis ${index}`);
    expect(texts.filter((text) => counter.count(text) !== 0)).toEqual([]);
    expect(texts.filter((text) => counter.count(text) !== 1)).toEqual([]);
  });
});
