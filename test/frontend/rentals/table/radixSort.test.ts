import * as fc from 'fast-check';
import { radixSort } from '../../../../frontend/src/features/rentals/table/radixSort';

const keys = fc.uint32Array({ maxLength: 200 });
const positionsOf = (list: Uint32Array) => Uint32Array.from(list, (_, position) => position);

describe('sorting positions by their keys', () => {
  it('gives what a stable comparison sort gives, in both directions', () => {
    fc.assert(
      fc.property(keys, fc.boolean(), (list, descending) => {
        const sign = descending ? -1 : 1;
        const expected = [...positionsOf(list)].sort(
          (one, other) => sign * ((list[one] as number) - (list[other] as number)),
        );
        expect([...radixSort(positionsOf(list), list, descending)]).toEqual(expected);
      }),
    );
  });

  it('sorts by several keys, the last one first', () => {
    const major = Uint32Array.of(1, 0, 1, 0);
    const minor = Uint32Array.of(7, 9, 3, 5);
    expect([...radixSort(radixSort(positionsOf(major), minor), major)]).toEqual([3, 1, 2, 0]);
  });

  it('leaves the positions it was given as they were', () => {
    const positions = Uint32Array.of(0, 1, 2);
    radixSort(positions, Uint32Array.of(3, 2, 1));
    expect([...positions]).toEqual([0, 1, 2]);
  });
});
