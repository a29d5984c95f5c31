import fc from 'fast-check';
import { median } from '../../../frontend/src/lib/median';

test('the median is the one of the sorted values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 50 }), (values) => {
      const sorted = values.toSorted((one, other) => one - other);
      const middle = (sorted.length - 1) / 2;
      const expected = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
      expect(median(Float64Array.from(values))).toBe(expected);
    }),
  );
});
