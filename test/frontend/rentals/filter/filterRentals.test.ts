import * as fc from 'fast-check';
import {
  type FilterCriteria,
  filterRentals,
  isUnfiltered,
  noCriteria,
  selectionOf,
} from '../../../../frontend/src/features/rentals/filter/filterRentals';
import { rental } from '../rental.fixture';

const rentals = [
  rental({
    id: 'nl',
    Name: 'Nederland',
    Code: 'NL',
    Population: 17_900_000,
    _lastChangedAt: new Date(2026, 10, 10, 9).getTime(),
  }),
  rental({
    id: 'be',
    Name: 'België',
    Code: 'BE',
    Population: 11_700_000,
    _lastChangedAt: new Date(2026, 10, 12).getTime(),
  }),
  rental({ id: 'va', Name: 'Vatican', Code: 'VA', Population: 0, _lastChangedAt: new Date(2026, 10, 1).getTime() }),
  rental({
    id: 'dd',
    Name: 'Old Land',
    Code: 'DD',
    Population: 16_000_000,
    _deleted: true,
    _lastChangedAt: new Date(2026, 10, 11).getTime(),
  }),
];

const found = (criteria: Partial<FilterCriteria>) =>
  filterRentals(rentals, { ...noCriteria, ...criteria }).map(({ id }) => id);

describe('filtering rentals', () => {
  it.each<[string, Partial<FilterCriteria>, string[]]>([
    ['everything in use without criteria', {}, ['nl', 'be', 'va']],
    ['a name, whatever its capitals', { text: 'NEDER' }, ['nl']],
    ['accented letters', { text: 'BELGIË' }, ['be']],
    ['accented letters by plain ones', { text: 'belgie' }, ['be']],
    ['plain letters by accented ones', { text: 'nèder*' }, ['nl']],
    ['a code', { text: 'be' }, ['be']],
    ['nothing for a text across name and code', { text: 'nd\nnl'.replace('\n', '') }, []],
    ['spaces around the text left out', { text: '  vat ' }, ['va']],
    ['the population from, boundary included', { minPopulation: 11_700_000 }, ['nl', 'be']],
    ['the population to, boundary included', { maxPopulation: 11_700_000 }, ['be', 'va']],
    ['a range', { minPopulation: 1, maxPopulation: 12_000_000 }, ['be']],
    ['a population of nought', { maxPopulation: 0 }, ['va']],
    ['nothing in an impossible range', { minPopulation: 2, maxPopulation: 1 }, []],
    ['deleted ones beside the others', { deletion: 'include' }, ['nl', 'be', 'va', 'dd']],
    ['deleted ones only', { deletion: 'only' }, ['dd']],
    ['changes since a day, that day included', { changedSince: '2026-11-10' }, ['nl', 'be']],
    [
      'all criteria at once',
      { text: 'l', minPopulation: 1, deletion: 'include', changedSince: '2026-11-11' },
      ['be', 'dd'],
    ],
  ])('finds %s', (_, criteria, expected) => {
    expect(found(criteria)).toEqual(expected);
  });

  it.each<[string, Partial<FilterCriteria>, string[]]>([
    ['of one country', { countries: ['NL'] }, ['nl']],
    ['of several countries', { countries: ['NL', 'BE'] }, ['nl', 'be']],
  ])('finds rentals %s', (_, criteria, expected) => {
    expect(found(criteria)).toEqual(expected);
  });

  it('gives the same result typed letter by letter as in one go', () => {
    const letters = fc.array(fc.constantFrom('n', 'e', 'd', 'l', 'a', ' '), { maxLength: 6 });
    fc.assert(
      fc.property(letters, fc.boolean(), (typed, isLate) => {
        const list = rentals.slice();
        for (let length = 1; length <= typed.length; length++) {
          filterRentals(list, { ...noCriteria, text: typed.slice(0, length).join('') });
        }
        const criteria = { ...noCriteria, text: typed.join(''), deletion: isLate ? 'include' : 'hide' } as const;
        expect(filterRentals(list, criteria)).toEqual(filterRentals(rentals.slice(), criteria));
      }),
    );
  });

  it('gives the very list again for the same criteria', () => {
    expect(filterRentals(rentals, { ...noCriteria, text: 'e' })).toBe(
      filterRentals(rentals, { ...noCriteria, text: 'e' }),
    );
  });

  it('gives the very list again when what is typed on lets nothing fall out', () => {
    const rentals = [rental({ id: 'a', Name: 'Rotterdam' }), rental({ id: 'b', Name: 'Rome' })];
    const found = filterRentals(rentals, { ...noCriteria, text: 'r' });
    expect(filterRentals(rentals, { ...noCriteria, text: 'ro' })).toBe(found);
    const fewer = filterRentals(rentals, { ...noCriteria, text: 'rot' });
    expect(fewer.map(({ id }) => id)).toEqual(['a']);
    expect(filterRentals(rentals, { ...noCriteria, text: 'r' }).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('knows what a filtered list was chosen from', () => {
    const { index, mask, count } = selectionOf(filterRentals(rentals, { ...noCriteria, text: 'va' }));
    expect([index.list, [...mask], count]).toEqual([rentals, [0, 0, 1, 0], 1]);
    expect(selectionOf([rentals[1]] as typeof rentals)).toMatchObject({ count: 1 });
  });

  it('preserves the order and the objects’ identity', () => {
    expect(filterRentals(rentals, noCriteria)[1]).toBe(rentals[1]);
  });

  it('knows when nothing is filtered', () => {
    expect(isUnfiltered({ ...noCriteria })).toBe(true);
    expect(isUnfiltered({ ...noCriteria, maxPopulation: 0 })).toBe(false);
  });
});

describe('a star in the text', () => {
  const list = ['Belgium', 'Finland', 'Poland', 'Iceland', 'Landau'].map((Name, id) =>
    rental({ id: `${id}`, Name, Code: Name === 'Belgium' ? 'LA' : 'XX' }),
  );
  it.each([
    ['*land', ['Finland', 'Poland', 'Iceland']],
    ['LA*', ['Landau']],
    ['*la*', ['Finland', 'Poland', 'Iceland', 'Landau']],
    ['la', ['Belgium', 'Finland', 'Poland', 'Iceland', 'Landau']],
    ['*', ['Belgium', 'Finland', 'Poland', 'Iceland', 'Landau']],
    ['l*d', []],
  ])('%s', (text, expected) => {
    expect(filterRentals(list, { ...noCriteria, text }).map(({ Name }) => Name)).toEqual(expected);
  });
});
