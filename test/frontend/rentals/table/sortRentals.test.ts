import {
  type RentalOrder,
  type SortColumn,
  sortRentals,
} from '../../../../frontend/src/features/rentals/table/sortRentals';
import { rental } from '../rental.fixture';

const rentals = [
  rental({ id: '3', Name: 'Zweden', Code: 'SE', Population: 10, _lastChangedAt: 1_790_000_000_999 }),
  rental({ id: '1', Name: 'Åland', Code: 'AX', Population: 30, _lastChangedAt: 1_790_000_001_000 }),
  rental({ id: '2', Name: 'Andorra', Code: 'AD', Population: 10, _lastChangedAt: 1_790_000_000_998 }),
];
const namesBy = (order: RentalOrder, language = 'nl') => sortRentals(rentals, order, language).map(({ Name }) => Name);
const names = (language: string, column: SortColumn, descending = false) => namesBy([{ column, descending }], language);

describe('ordering rentals', () => {
  it('orders names as the language does', () => {
    expect(names('nl', 'Name')).toEqual(['Åland', 'Andorra', 'Zweden']);
    expect(names('sv', 'Name')).toEqual(['Andorra', 'Zweden', 'Åland']);
  });

  it('turns round', () => {
    expect(names('nl', 'Code', true)).toEqual(['Zweden', 'Åland', 'Andorra']);
    expect(names('nl', 'Name', true)).toEqual(['Zweden', 'Andorra', 'Åland']);
  });

  it('orders equals by name, in both directions', () => {
    expect(names('nl', 'Population')).toEqual(['Andorra', 'Zweden', 'Åland']);
    expect(names('nl', 'Population', true)).toEqual(['Åland', 'Andorra', 'Zweden']);
  });

  it('distinguishes times to the millisecond', () => {
    expect(names('nl', '_lastChangedAt')).toEqual(['Andorra', 'Zweden', 'Åland']);
    expect(names('nl', '_lastChangedAt', true)).toEqual(['Åland', 'Zweden', 'Andorra']);
  });

  it('orders by one column after the other', () => {
    const byPopulationThenCode: RentalOrder = [
      { column: 'Population', descending: false },
      { column: 'Code', descending: true },
    ];
    expect(namesBy(byPopulationThenCode)).toEqual(['Zweden', 'Andorra', 'Åland']);
  });

  it('leaves the list as it was', () => {
    names('nl', 'Name');
    expect(rentals.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });
});
