import { readListParams, writeListParams } from '../../../frontend/src/features/rentals/filterParams';
import { type FilterCriteria, noCriteria } from '../../../frontend/src/features/rentals/filterRentals';
import { usualOrder } from '../../../frontend/src/features/rentals/sortRentals';

const read = (search: string) => readListParams(new URLSearchParams(search));

describe("a list's address", () => {
  it('brings back what was written into it', () => {
    const criteria: FilterCriteria = {
      text: 'são tomé & príncipe',
      leastPopulation: 0,
      mostPopulation: 2_147_483_647,
      deletion: 'only',
      changedSince: '2026-11-01',
    };
    const params = { criteria, order: { column: 'Name', descending: false } as const };
    expect(read(writeListParams(new URLSearchParams(), params).toString())).toEqual(params);
  });

  it('says nothing of what is usual, and keeps what others put there', () => {
    const written = writeListParams(new URLSearchParams('q=old&tab=2'), { criteria: noCriteria, order: usualOrder });
    expect(written.toString()).toBe('tab=2');
  });

  it('can order the usual column the other way', () => {
    const params = { criteria: noCriteria, order: { column: 'Population', descending: false } as const };
    expect(read(writeListParams(new URLSearchParams(), params).toString())).toEqual(params);
  });

  it.each([
    ['min=-1&max=1e9'],
    ['min=1.5&max=99999999999999999999'],
    ['max=2147483648'],
    ['deleted=maybe&deleted=only'],
    ['since=2026-02-30'],
    ['since=yesterday'],
    ['since=20260230T00:00:00'],
    ['sort=constructor'],
    ['sort=__proto__&order=desc'],
  ])('reads as usual when it makes no sense: %s', (search) => {
    const { criteria, order } = read(search);
    expect(criteria).toEqual(noCriteria);
    expect(order.column).toBe('Population');
  });

  it('cuts off a text that no name can have', () => {
    expect(read(`q=${'x'.repeat(5000)}`).criteria.text).toHaveLength(200);
  });
});
