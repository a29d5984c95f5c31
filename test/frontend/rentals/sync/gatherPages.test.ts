import { PageGatherer } from '../../../../frontend/src/features/rentals/sync/gatherPages';
import type { PulledPage } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import { rental } from '../rental.fixture';

const pageOf = (id: string, checkpoints = {}): PulledPage => ({ rentals: [rental({ id })], checkpoints });

describe('gathering pages', () => {
  let pages: PulledPage[];
  let now = 0;
  let takes = 0;
  let gatherer: PageGatherer;
  beforeEach(() => {
    jest.useFakeTimers();
    pages = [];
    takes = 0;
    const onPage = (page: PulledPage) => {
      pages.push(page);
      now += takes;
    };
    gatherer = new PageGatherer(onPage, () => now);
  });
  afterEach(() => jest.useRealTimers());

  it('hands over what several shards answered together, with their checkpoints', () => {
    gatherer.add(pageOf('a', { 1: 10 }));
    gatherer.add({ rentals: [], checkpoints: { 2: 20 } });
    gatherer.add(pageOf('b', { 1: 30 }));
    expect(pages).toEqual([]);
    gatherer.flush();
    expect(pages).toMatchObject([{ rentals: [{ id: 'a' }, { id: 'b' }], checkpoints: { 1: 30, 2: 20 } }]);
    jest.advanceTimersByTime(60_000);
    gatherer.flush();
    expect(pages).toHaveLength(1);
  });

  it('does not wait for a slow shard, unless the store was slow with the last pages', () => {
    takes = 500;
    gatherer.add(pageOf('a', { 1: 10 }));
    jest.advanceTimersByTime(250);
    expect(pages).toHaveLength(1);
    gatherer.add(pageOf('b', { 2: 10 }));
    jest.advanceTimersByTime(1_999);
    expect(pages).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(pages).toHaveLength(2);
  });

  it('hands over parts of files at once', () => {
    gatherer.add(pageOf('a'));
    expect(pages).toHaveLength(1);
  });
});
