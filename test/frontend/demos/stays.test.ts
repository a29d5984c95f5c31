import { stayOrder } from '../../../frontend/src/demos/tables/data-table/stayOrder';
import { stayAt, staysUpTo } from '../../../frontend/src/demos/tables/stays';

const stays = staysUpTo(500);
const query = { count: 500, search: '', by: 'number', descending: false } as const;

test('the stays are deterministic', () => {
  expect(staysUpTo(20)).toEqual(stays.slice(0, 20));
  expect(stayAt(499)).toEqual(stays[499]);
  expect(new Set(stays.map(({ guest }) => guest)).size).toBeGreaterThan(50);
});

test('without a search all stays are there, in the order asked for', () => {
  const rents = Array.from(stayOrder(stays, { ...query, by: 'rent', descending: true }), (place) => stays[place]?.rent);
  expect(rents).toHaveLength(500);
  expect(rents).toEqual(stays.map(({ rent }) => rent).toSorted((one, other) => other - one));
});

test('names are ordered as people order them, and their figures as figures', () => {
  const rentals = Array.from(stayOrder(stays, { ...query, by: 'rental' }), (place) => stays[place]?.rental ?? '');
  const ordered = rentals.filter((rental) => rental.startsWith('Molenzicht'));
  expect(ordered.map((rental) => Number(rental.split(' ')[1]))).toEqual(
    ordered.map((rental) => Number(rental.split(' ')[1])).toSorted((one, other) => one - other),
  );
});

test.each(['celik', 'ÇELIK'])('a search for %s finds Çelik', (search) => {
  const guests = Array.from(stayOrder(stays, { ...query, search }), (place) => stays[place]?.guest ?? '');
  expect(guests).toEqual(stays.map(({ guest }) => guest).filter((guest) => guest.includes('Çelik')));
  expect(guests.length).toBeGreaterThan(0);
});

test('a search finds guests, rentals and cities, whatever its case', () => {
  const cities = Array.from(stayOrder(stays, { ...query, search: ' ZWOLLE ' }), (place) => stays[place]?.city);
  expect(cities.length).toBeGreaterThan(0);
  expect(new Set(cities)).toEqual(new Set(['Zwolle']));
  expect(stayOrder(stays, { ...query, search: 'nobody' })).toHaveLength(0);
});
