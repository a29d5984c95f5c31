import type { PulledPage } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import { ShardPageBatcher } from '../../../../frontend/src/features/rentals/sync/shardPageBatcher';
import { rental } from '../rental.fixture';

const pageOf = (id: string, checkpoints = {}): PulledPage => ({ rentals: [rental({ id })], checkpoints });

describe('pages of shards', () => {
  let pages: PulledPage[];
  let now = 0;
  let takes = 0;
  let batcher: ShardPageBatcher;
  beforeEach(() => {
    jest.useFakeTimers();
    pages = [];
    takes = 0;
    const onPage = (page: PulledPage) => {
      pages.push(page);
      now += takes;
    };
    batcher = new ShardPageBatcher(onPage, () => now);
  });
  afterEach(() => jest.useRealTimers());

  it('hands over what several shards answered together, with their checkpoints', () => {
    batcher.add(pageOf('a', { 1: 10 }));
    batcher.add({ rentals: [], checkpoints: { 2: 20 } });
    batcher.add(pageOf('b', { 1: 30 }));
    expect(pages).toEqual([]);
    batcher.flush();
    expect(pages).toMatchObject([{ rentals: [{ id: 'a' }, { id: 'b' }], checkpoints: { 1: 30, 2: 20 } }]);
    jest.advanceTimersByTime(60_000);
    batcher.flush();
    expect(pages).toHaveLength(1);
  });

  it('does not wait for a slow shard, unless the store was slow with the last pages', () => {
    takes = 500;
    batcher.add(pageOf('a', { 1: 10 }));
    jest.advanceTimersByTime(250);
    expect(pages).toHaveLength(1);
    batcher.add(pageOf('b', { 2: 10 }));
    jest.advanceTimersByTime(1_999);
    expect(pages).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(pages).toHaveLength(2);
  });

  it('hands over parts of files at once', () => {
    batcher.add(pageOf('a'));
    expect(pages).toHaveLength(1);
  });
});
