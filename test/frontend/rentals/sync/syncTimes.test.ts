import {
  indexDelay,
  missedReadDelay,
  namedReadDelay,
  readSpread,
  settleDelay,
} from '../../../../frontend/src/features/rentals/sync/syncTimes';

const [earliest, latest] = [() => 0, () => 1];

describe('the times at which pages read', () => {
  it('spread by the number of listeners and of reads, up to twenty seconds', () => {
    expect(readSpread(1, 8)).toBeLessThan(5);
    expect(readSpread(100, 8)).toBe(320);
    expect(readSpread(1_000, 8)).toBe(3_200);
    expect(readSpread(10_000, 8)).toBe(20_000);
    expect(readSpread(100_000, 256)).toBe(20_000);
  });

  it('limit ten thousand listeners, with eight shards each, to 5,000 reads per second', () => {
    const spread = readSpread(10_000, 8);
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const window = namedReadDelay(round, spread, latest) - namedReadDelay(round, spread, earliest);
      expect((10_000 * 8) / (window / 1000)).toBeLessThanOrEqual(5_000);
    }
    expect(settleDelay(spread, latest) - settleDelay(spread, earliest)).toBe(spread);
    expect(missedReadDelay(spread, latest) - missedReadDelay(spread, earliest)).toBe(spread);
  });

  it('stay as they were for few listeners', () => {
    expect([namedReadDelay(1, 0, earliest), namedReadDelay(1, 320, latest)]).toEqual([1_000, 2_000]);
    expect([namedReadDelay(9, 0, earliest), namedReadDelay(9, 320, latest)]).toEqual([15_000, 30_000]);
    expect([settleDelay(0, earliest), settleDelay(320, latest)]).toEqual([indexDelay, 30_000]);
  });

  it('are within half a minute after a missed message, however many listeners there are', () => {
    expect(missedReadDelay(readSpread(100_000, 256), latest)).toBeLessThan(30_000);
  });
});
