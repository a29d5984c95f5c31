import { paceOf, timeLeft } from '../../../../../frontend/src/features/rentals/import/dialog/pace';

describe('an import’s pace', () => {
  it('is computed from the rows done and the time taken', () => {
    expect(paceOf(2000, 10_000, 4000)).toEqual({ rowsPerSecond: 500, secondsLeft: 16 });
  });

  it('makes no estimate too early', () => {
    expect(paceOf(0, 10_000, 60_000).secondsLeft).toBeNull();
    expect(paceOf(500, 10_000, 200).secondsLeft).toBeNull();
    expect(paceOf(0, 0, 0)).toEqual({ rowsPerSecond: 0, secondsLeft: null });
  });

  it.each([
    [0.2, { unit: 'seconds', amount: 1 }],
    [90, { unit: 'seconds', amount: 90 }],
    [91, { unit: 'minutes', amount: 2 }],
    [5400, { unit: 'minutes', amount: 90 }],
    [5401, { unit: 'hours', amount: 2 }],
  ])('says %d seconds in the unit that fits', (seconds, said) => {
    expect(timeLeft(seconds)).toEqual(said);
  });
});
