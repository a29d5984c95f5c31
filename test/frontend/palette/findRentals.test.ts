import { findRentals } from '../../../frontend/src/features/palette/findRentals';
import type { Rental } from '../../../graphql/generated/schema';

const rental = (Name: string, Code: string, _deleted = false) => ({ id: Name, Name, Code, _deleted }) as Rental;
const rentals = [
  rental('Guinea', 'GN'),
  rental('Equatorial Guinea', 'GQ'),
  rental('Papua New Guinea', 'PG'),
  rental('Belgium', 'BE'),
  rental('Bénin', 'BJ'),
  rental('Berlin', 'DE'),
  rental('Bermuda', 'BM', true),
];
const found = (search: string, max = 9) => findRentals(rentals, search, max).map(({ Name }) => Name);

test('a code comes before names that begin with it', () => {
  expect(found('be')).toEqual(['Belgium', 'Bénin', 'Berlin']);
});

test('a name that begins with the search comes before one that has it in the middle', () => {
  expect(found(' guinea')).toEqual(['Guinea', 'Equatorial Guinea', 'Papua New Guinea']);
});

test('accents make no difference, and deleted rentals are left out', () => {
  expect(found('benin')).toEqual(['Bénin']);
  expect(found('bermuda')).toEqual([]);
});

test('one letter is too little to go by', () => {
  expect(found('b')).toEqual([]);
});

test('no more than asked for', () => {
  expect(found('guinea', 2)).toEqual(['Guinea', 'Equatorial Guinea']);
});
