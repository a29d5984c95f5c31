import { guessThousandsMark, parsePopulation } from '../../graphql/population';

describe('reading a population', () => {
  it.each([
    ['0', 0],
    [' 17900000 ', 17_900_000],
    ['007', 7],
    ['2147483647', 2_147_483_647],
    ['1 234 567', 1_234_567],
    ['1\u00a0234', 1234],
    ['1\u202f234\u202f567', 1_234_567],
    ["1'234'567", 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
  ])('takes %j', (cell, value) => {
    expect(parsePopulation(cell, 'none')).toBe(value);
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['many', 'notANumber'],
    ['1e6', 'notANumber'],
    ['+5', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1 23', 'notANumber'],
    ['١٢٣', 'notANumber'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['1234.5', 'decimal'],
    ['0,5', 'decimal'],
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['2147483648', 'tooLarge'],
    ['99.999.999.999', 'tooLarge'],
  ])('refuses %j: %s', (cell, problem) => {
    expect(parsePopulation(cell, 'none')).toEqual({ code: problem });
  });

  it('reads one group of thousands by the mark the file uses', () => {
    expect(parsePopulation('1.234', 'point')).toBe(1234);
    expect(parsePopulation('1,234', 'point')).toEqual({ code: 'decimal' });
    expect(parsePopulation('1,234', 'comma')).toBe(1234);
    expect(parsePopulation('1.234', 'comma')).toEqual({ code: 'decimal' });
  });

  it('takes for the mark only what the cells prove', () => {
    expect(guessThousandsMark(['55.465', '1.234.567'])).toBe('point');
    expect(guessThousandsMark(['55,465', '1,234,567'])).toBe('comma');
    expect(guessThousandsMark(['55.465', '12'])).toBe('none');
    expect(guessThousandsMark(['1.234.567', '1,234,567'])).toBe('none');
  });
});
