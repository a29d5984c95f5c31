import { guessColumns } from '../../../../../frontend/src/features/rentals/import/read/columns';

const rows = (text: string) => text.split('\n').map((line) => line.split(';'));
const guess = (text: string) => guessColumns(rows(text));

describe('guessing columns', () => {
  it.each([
    ['Flag;Name;Code;Population\n🇳🇱;Nederland;NL;5', { id: null, Flag: 0, Name: 1, Code: 2, Population: 3 }],
    ['ID;Inwoners;Landcode;Land;Vlag\nx;5;NL;Nederland;🇳🇱', { id: 0, Flag: 4, Name: 3, Code: 2, Population: 1 }],
    [
      'country_code;Country name;  POPULATION \nNL;Nederland;5',
      { id: null, Flag: null, Name: 1, Code: 0, Population: 2 },
    ],
    ['Aantal inwoners;ISO-code;Naam\n5;NL;Nederland', { id: null, Flag: null, Name: 2, Code: 1, Population: 0 }],
  ])('knows English and Dutch names: %s', (text, mapping) => {
    expect(guess(text)).toMatchObject({ hasHeader: true, mapping, thousands: 'none' });
  });

  it('uses the cells if the names are unknown', () => {
    const { mapping, hasHeader } = guess('A;B;C\nNL;17.900.000;Nederland\nBE;11.700.000;België');
    expect(hasHeader).toBe(true);
    expect(mapping).toMatchObject({ id: null, Flag: null, Name: 2, Code: 0, Population: 1 });
  });

  it('detects a missing header, and treats the first row as data', () => {
    const { mapping, hasHeader } = guess('Andorra;AD;77006\nAruba;AW;105845');
    expect(hasHeader).toBe(false);
    expect(mapping).toMatchObject({ id: null, Flag: null, Name: 0, Code: 1, Population: 2 });
  });

  it('uses no column for two fields', () => {
    expect(guess('Name;Naam\nNederland;Holland').mapping).toMatchObject({ Name: 0, Code: null, Population: null });
  });

  it('leaves unknown columns open', () => {
    expect(guess('Fruit\napple').mapping).toMatchObject({ Code: null, Population: null });
    expect(Object.values(guessColumns([]).mapping).every((column) => column === null)).toBe(true);
  });

  it('finds the thousands separator in the populations', () => {
    expect(guess('Name;Population\nA;1.234.567\nB;55.465').thousands).toBe('point');
  });
});
