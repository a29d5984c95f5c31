import fc from 'fast-check';
import { findRental, mergeRentals } from '../../../../frontend/src/features/rentals/sync/mergeRentals';
import type { Rental } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

const version = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), number: fc.integer({ min: 1, max: 6 }) });
const versions = fc.array(version, { maxLength: 40 });

/** What a version holds follows from its number, as it does in a table. */
const rentalOf = ({ id, number }: { id: string; number: number }): Rental =>
  rental({ id, _version: number, Population: number * 10, _deleted: number % 3 === 0 });

const byId = (rentals: Rental[]) => Object.fromEntries(rentals.map((one) => [one.id, one]));

describe('merging rentals', () => {
  it('converges, in any order of the versions and with repetitions', () => {
    const shuffledTwice = versions.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
        fc.integer({ min: 1, max: 7 }),
      ),
    );
    fc.assert(
      fc.property(shuffledTwice, ([list, shuffled, messageSize]) => {
        const inOrder = mergeRentals([], list.map(rentalOf));
        let inMessages: Rental[] = [];
        for (let start = 0; start < shuffled.length; start += messageSize) {
          inMessages = mergeRentals(inMessages, shuffled.slice(start, start + messageSize).map(rentalOf));
        }
        expect(byId(inMessages)).toEqual(byId(inOrder));
        expect(inMessages).toHaveLength(Object.keys(byId(inOrder)).length);
      }),
    );
  });

  it('never goes back to an earlier version', () => {
    const held = [rental({ _version: 3, Population: 3 })];
    expect(mergeRentals(held, [rental({ _version: 2, Population: 2 })])).toBe(held);
  });

  it('takes a rental that was added again after its tombstone had left the table, and not the tombstone after it', () => {
    const tombstone = rental({ _version: 4, _deleted: true, createdAt: '2026-01-01T00:00:00.000Z' });
    const again = rental({ _version: 1, createdAt: '2026-03-01T00:00:00.000Z' });
    expect(mergeRentals([tombstone], [again])).toEqual([again]);
    const held = [again];
    expect(mergeRentals(held, [tombstone])).toBe(held);
  });

  it('gives the same list back when nothing that arrived is news', () => {
    const held = [rental({ id: 'a' }), rental({ id: 'b' })];
    expect(mergeRentals(held, [rental({ id: 'b' })])).toBe(held);
    expect(mergeRentals(held, [])).toBe(held);
  });

  it('leaves the list held as it was', () => {
    const held = Object.freeze([rental({ id: 'a' })]) as Rental[];
    const merged = mergeRentals(held, [rental({ id: 'a', _version: 2 }), rental({ id: 'b' })]);
    expect(held).toEqual([rental({ id: 'a' })]);
    expect(merged.map(({ id, _version }) => [id, _version])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(findRental(held, 'b')).toBeUndefined();
    expect(findRental(merged, 'b')).toBe(merged[1]);
    expect(mergeRentals(held, [rental({ id: 'c' })]).map(({ id }) => id)).toEqual(['a', 'c']);
  });
});
