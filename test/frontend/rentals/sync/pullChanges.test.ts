import { canCatchUp, pullChanges } from '../../../../frontend/src/features/rentals/sync/pullChanges';
import type { Checkpoints, OpenFiles } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import type { QuerySyncRentalsArgs, RentalConnection } from '../../../../graphql/generated/schema';
import { defaultShardCount } from '../../../../graphql/sharding';
import { rental } from '../rental.fixture';

const minutes = 60_000;
const shards = Array.from({ length: defaultShardCount }, (_, shard) => shard);
const all = (at: number): Checkpoints => Object.fromEntries(shards.map((shard) => [shard, at]));

/** Pulls against prepared answers; returns what was asked and where the checkpoints ended. */
async function pull(
  checkpoints: Checkpoints,
  answer: (asked: QuerySyncRentalsArgs) => RentalConnection,
  signal = new AbortController().signal,
  openFiles?: OpenFiles,
) {
  const asked: QuerySyncRentalsArgs[] = [];
  const ids: string[] = [];
  let reached = { ...checkpoints };
  const failure = await pullChanges({
    checkpoints,
    shards,
    signal,
    openFiles,
    syncRentals: async (page) => {
      asked.push(page);
      return answer(page);
    },
    onPage: (page) => {
      ids.push(...page.rentals.map(({ id }) => id));
      reached = { ...reached, ...page.checkpoints };
    },
  }).then(
    () => undefined,
    (error: Error) => error,
  );
  return { asked, ids, reached, failure };
}

describe('pulling changes', () => {
  it('first reads every shard from its beginning, in full pages', async () => {
    const { asked } = await pull({}, () => ({ items: [], startedAt: 5 }));
    expect(asked).toEqual(
      Array.from({ length: defaultShardCount }, (_, shard) => ({
        shard,
        lastSync: undefined,
        nextToken: undefined,
        limit: 1000,
      })),
    );
  });

  it('reads all shards in parallel', async () => {
    let answering = 0;
    let max = 0;
    await pullChanges({
      checkpoints: {},
      shards,
      signal: new AbortController().signal,
      onPage: () => {},
      syncRentals: async () => {
        max = Math.max(max, ++answering);
        await Promise.resolve();
        answering--;
        return { items: [], startedAt: 1 };
      },
    });
    expect(max).toBe(defaultShardCount);
  });

  it('reads on until a shard has no next page', async () => {
    const { asked, ids } = await pull({}, ({ shard, nextToken }) =>
      shard !== 3
        ? { items: [], startedAt: 1 }
        : { items: [rental({ id: nextToken ?? 'first' })], nextToken: nextToken ? null : 'second', startedAt: 1 },
    );
    expect(asked.filter(({ shard }) => shard === 3).map(({ nextToken }) => nextToken)).toEqual([undefined, 'second']);
    expect(ids).toEqual(['first', 'second']);
  });

  it('later reads only what changed since two minutes before the checkpoint', async () => {
    const { asked } = await pull(all(10 * minutes), () => ({ items: [], startedAt: 11 * minutes }));
    expect(asked.map(({ lastSync }) => lastSync)).toEqual(Array(defaultShardCount).fill(8 * minutes));
  });

  it('goes on from a shard’s file after a first page of several, if that has most of what follows', async () => {
    const readFile = jest.fn(async (shard: number) => (shard === 3 ? 60 * minutes : undefined));
    const answer = ({ shard, lastSync, nextToken }: QuerySyncRentalsArgs): RentalConnection => {
      const isMany = (shard === 3 || shard === 4) && lastSync === 8 * minutes && !nextToken;
      const items = isMany ? [rental({ id: `in ${shard}`, _lastChangedAt: 20 * minutes })] : [];
      return { items, nextToken: isMany ? 'more' : null, startedAt: 61 * minutes };
    };
    const { asked, reached } = await pull(all(10 * minutes), answer, undefined, () => ({ read: readFile }));
    // Asked once for each shard with several pages: what changed after the first.
    expect(readFile.mock.calls).toEqual([
      [3, 20 * minutes],
      [4, 20 * minutes],
    ]);
    const ofShard = (one: number) => asked.filter(({ shard }) => shard === one).map((page) => page.lastSync);
    expect(ofShard(3)).toEqual([8 * minutes, 58 * minutes]);
    expect(asked.filter(({ nextToken }) => nextToken).map(({ shard }) => shard)).toEqual([4]);
    expect(reached[3]).toBe(61 * minutes);
  });

  it('checkpoints at the moment its first page was read, as later pages may miss changes made since', async () => {
    const { reached } = await pull({}, ({ nextToken }) =>
      nextToken
        ? { items: [], startedAt: 900 }
        : { items: [rental({ _lastChangedAt: 7 })], nextToken: 'more', startedAt: 100 },
    );
    expect(reached).toEqual(all(100));
  });

  it('never moves a checkpoint back', async () => {
    const { reached } = await pull(all(5000), ({ nextToken }) =>
      nextToken
        ? { items: [], startedAt: 6000 }
        : { items: [rental({ _lastChangedAt: 7 })], nextToken: 'more', startedAt: 4000 },
    );
    expect(reached).toEqual(all(5000));
  });

  it('lets the other shards finish when one fails, and uses the pages that it had read', async () => {
    const { failure, reached, ids } = await pull({}, ({ shard, nextToken }) => {
      if (shard === 2 && nextToken) throw new Error('gone');
      const items = [rental({ id: `${shard}`, _lastChangedAt: 40 })];
      return { items, nextToken: shard === 2 ? 'more' : undefined, startedAt: 100 };
    });
    expect(failure).toEqual(new Error('gone'));
    expect(reached).toEqual({ ...all(100), 2: 40 });
    expect(ids).toHaveLength(defaultShardCount);
  });

  it('hands over nothing more once it is stopped', async () => {
    const stopping = new AbortController();
    const { ids, failure } = await pull(
      {},
      () => {
        stopping.abort();
        return { items: [rental()], startedAt: 1 };
      },
      stopping.signal,
    );
    expect(ids).toEqual([]);
    expect(failure?.name).toBe('AbortError');
  });

  it('discards a copy that is older than the lifetime of tombstones', () => {
    const day = 24 * 60 * minutes;
    expect(canCatchUp({}, 100 * day)).toBe(true);
    expect(canCatchUp({ 0: 99 * day }, 100 * day)).toBe(true);
    expect(canCatchUp({ 0: 99 * day, 1: 70 * day }, 100 * day)).toBe(false);
  });
});
