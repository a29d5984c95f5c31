import { sortRentals } from '../../../frontend/src/features/rentals/sortRentals';
import { rental } from './rental.fixture';

const rentals = [
  rental({ id: '3', Name: 'Zweden', Code: 'SE', Population: 10 }),
  rental({ id: '1', Name: 'Åland', Code: 'AX', Population: 30 }),
  rental({ id: '2', Name: 'Andorra', Code: 'AD', Population: 10 }),
];
const names = (language: string, column: 'Name' | 'Code' | 'Population', descending = false) =>
  sortRentals(rentals, { column, descending }, language).map(({ Name }) => Name);

describe('ordering rentals', () => {
  it('orders names as the language does', () => {
    expect(names('nl', 'Name')).toEqual(['Åland', 'Andorra', 'Zweden']);
    expect(names('sv', 'Name')).toEqual(['Andorra', 'Zweden', 'Åland']);
  });

  it('turns round', () => {
    expect(names('nl', 'Code', true)).toEqual(['Zweden', 'Åland', 'Andorra']);
  });

  it('orders equals by name, in both directions', () => {
    expect(names('nl', 'Population')).toEqual(['Andorra', 'Zweden', 'Åland']);
    expect(names('nl', 'Population', true)).toEqual(['Åland', 'Andorra', 'Zweden']);
  });

  it('leaves the list as it was', () => {
    names('nl', 'Name');
    expect(rentals.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});
