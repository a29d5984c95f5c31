import { guessColumns } from '../../../../../frontend/src/features/rentals/import/read/columns';
import {
  rememberColumns,
  rememberedColumns,
} from '../../../../../frontend/src/features/rentals/import/read/rememberedColumns';

describe('remembering how columns were chosen', () => {
  const header = ['Markt', 'Waar', 'Hoeveel'];
  const guess = guessColumns([header, ['Ede', 'NL', '1']]);
  const choice = {
    ...guess,
    mapping: { ...guess.mapping, Name: 0, Code: 1, Population: 2 },
    thousands: 'none' as const,
  };

  beforeEach(() => localStorage.clear());

  it('finds them by the column names, ignoring case', () => {
    rememberColumns(header, guess, choice);
    expect(rememberedColumns([' markt', 'WAAR', 'Hoeveel'], guess)).toEqual(choice);
    expect(rememberedColumns(['Markt', 'Waar'], guess)).toBeNull();
  });

  it('identifies files without column names by their number of columns', () => {
    const bare = guessColumns([['Ede', 'NL', '1']]);
    const swapped = { ...bare, mapping: { ...bare.mapping, Flag: 0, Name: null } };
    rememberColumns(['Ede', 'NL', '1'], bare, swapped);
    expect(rememberedColumns(['Zeist', 'NL', '2'], bare)).toEqual(swapped);
  });

  it('derives the meaning of numbers from each file: 1.234 of another file may be 1234', () => {
    rememberColumns(header, guess, { ...choice, thousands: 'comma' });
    expect(rememberedColumns(header, guess)?.thousands).toBe('none');
    const telling = guessColumns([header, ['Ede', 'NL', '1.234.567']]);
    expect(rememberedColumns(header, telling)).toEqual({ ...choice, thousands: 'point' });
  });

  it('stores the thirty latest', () => {
    for (let file = 0; file < 31; file++) rememberColumns([`a${file}`], guess, { ...choice, mapping: guess.mapping });
    expect(Object.keys(JSON.parse(localStorage.getItem('polder.guest.import.columns') ?? '{}'))).toHaveLength(30);
  });

  it.each(['no json', '[]', 'null', '{"markt\\u001fwaar\\u001fhoeveel":{"hasHeader":true,"mapping":{"Name":99}}}'])(
    'guesses again if the storage contains %s',
    (text) => {
      localStorage.setItem('polder.guest.import.columns', text);
      expect(rememberedColumns(header, guess)).toBeNull();
    },
  );
});
