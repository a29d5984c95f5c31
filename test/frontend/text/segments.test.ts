import fc from 'fast-check';
import { segmentsOf } from '../../../frontend/src/features/text/segments';

const text = 'the old harbour of Rotterdam grows';
const mark = (words: string) => ({ begin: text.indexOf(words), end: text.indexOf(words) + words.length, words });
const cut = (...words: string[]) =>
  segmentsOf({ begin: 0, end: text.length }, words.map(mark)).map(({ begin, end, marks }) => [
    text.slice(begin, end),
    marks.map((one) => one.words),
  ]);

describe('segments of a marked text', () => {
  it('are the text itself without marks', () => {
    expect(cut()).toEqual([[text, []]]);
  });

  it('have the outer mark before the inner one', () => {
    expect(cut('Rotterdam', 'harbour of Rotterdam')).toEqual([
      ['the old ', []],
      ['harbour of ', ['harbour of Rotterdam']],
      ['Rotterdam', ['harbour of Rotterdam', 'Rotterdam']],
      [' grows', []],
    ]);
  });

  it('separate partly overlapping marks', () => {
    expect(cut('old harbour', 'harbour of')).toEqual([
      ['the ', []],
      ['old ', ['old harbour']],
      ['harbour', ['old harbour', 'harbour of']],
      [' of', ['harbour of']],
      [' Rotterdam grows', []],
    ]);
  });

  it('ignore empty marks and those outside the passage', () => {
    const elsewhere = [
      { begin: 2, end: 2 },
      { begin: 40, end: 50 },
    ];
    expect(segmentsOf({ begin: 0, end: 10 }, elsewhere)).toEqual([{ begin: 0, end: 10, marks: [] }]);
  });

  it('cover the passage once, each with exactly the marks around it', () => {
    const offset = fc.integer({ min: 0, max: 60 });
    const marks = fc.array(
      fc.tuple(offset, offset).map(([one, other]) => ({ begin: Math.min(one, other), end: Math.max(one, other) })),
    );
    fc.assert(
      fc.property(marks, (given) => {
        const segments = segmentsOf({ begin: 5, end: 50 }, given);
        expect(segments[0]?.begin).toBe(5);
        expect(segments.at(-1)?.end).toBe(50);
        segments.forEach((segment, index) => {
          if (index > 0) expect(segment.begin).toBe(segments[index - 1]?.end);
          const around = given.filter(({ begin, end }) => begin <= segment.begin && end >= segment.end && begin < end);
          expect(new Set(segment.marks)).toEqual(new Set(around));
        });
      }),
    );
  });
});
