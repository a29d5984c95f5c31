import { configureStore } from '@reduxjs/toolkit';
import type { Wait } from '../../../../frontend/src/cloud/retry';
import { filterReducer } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { followCloud, type SyncHandle } from '../../../../frontend/src/features/rentals/sync/followCloud';
import { rentalsReceived, rentalsReducer } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { RentalChanges, SubscriptionState, SyncApi } from '../../../../frontend/src/features/rentals/sync/syncApi';
import type { QuerySyncRentalsArgs, Rental } from '../../../../graphql/generated/schema';
import { defaultShardCount, shardOf } from '../../../../graphql/sharding';
import { rental } from '../rental.fixture';

/** A cloud of one table, whose calls and messages the test controls. */
class FakeCloud implements SyncApi {
  table: Rental[] = [];
  clock = 1_000_000_000;
  calls: { shard: number; lastSync?: number }[] = [];
  failWith: Error | undefined;
  unsubscribed = false;
  subscriptions = 0;
  /** The subscriptions that nothing has ended. */
  open = 0;
  sequence = 0;
  shardCount = defaultShardCount;
  listeners = 1;
  changedAt: number[] = [];
  feedCalls = 0;
  private listener: (changes: RentalChanges) => void = () => {};
  private onState: (state: SubscriptionState) => void = () => {};

  async syncRentals({ shard, lastSync }: QuerySyncRentalsArgs) {
    const since = lastSync ?? 0;
    this.calls.push({ shard, lastSync: since });
    if (this.failWith) throw this.failWith;
    const items = this.table.filter(
      ({ id, _lastChangedAt }) => shardOf(id, this.shardCount) === shard && _lastChangedAt >= since,
    );
    return { items, nextToken: null, startedAt: this.clock };
  }

  batchTest(): never {
    throw new Error('Keeping in step writes nothing.');
  }

  /** The files that messages name. */
  readonly files = new Map<string, Rental[]>();
  async readChangeFile(name: string) {
    return this.files.get(name);
  }

  async changeFeed() {
    this.feedCalls++;
    if (this.failWith) throw this.failWith;
    return { sequence: this.sequence, shardCount: this.shardCount, changedAt: this.changedAt };
  }

  subscribeToChanges(listener: (changes: RentalChanges) => void, onState: (state: SubscriptionState) => void) {
    this.subscriptions++;
    this.listener = listener;
    this.onState = onState;
    this.open++;
    let isOpen = true;
    return () => {
      this.unsubscribed = true;
      if (isOpen) this.open--;
      isOpen = false;
    };
  }

  write(said: Partial<Rental>): Rental {
    const written = rental({ _lastChangedAt: this.clock, ...said });
    this.table = [...this.table.filter(({ id }) => id !== written.id), written];
    return written;
  }

  /** @param rentals what changed; a message of many only names their shards */
  tell = (rentals: Rental[], isMany = false, files: string[] | null = null) =>
    this.listener({
      sequence: ++this.sequence,
      shards: rentals.map(({ id }) => shardOf(id, this.shardCount)),
      since: Math.min(...rentals.map(({ _lastChangedAt }) => _lastChangedAt)),
      rentals: isMany ? null : rentals,
      files,
      shardCount: this.shardCount,
      listeners: this.listeners,
    });
  become = (state: SubscriptionState) => this.onState(state);
}

describe('keeping in step with the cloud', () => {
  const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer, filter: filterReducer } });
  let cloud: FakeCloud;
  let store: ReturnType<typeof makeStore>;
  const state = () => store.getState().rentals;
  /** How long each wait was meant to be; it ends when the test says so, or there is a reason to. */
  let waits: { milliseconds: number; end: () => void }[];
  const waitFor: Wait = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      waits.push({ milliseconds, end: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  let following: SyncHandle | undefined;
  const start = () => {
    following = followCloud(store, cloud, () => cloud.clock, waitFor);
    return following;
  };
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (!isSo()) return;
        unsubscribe();
        resolve();
      });
    });
  const settled = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = store.subscribe(() => {
        if (state().loading) return;
        unsubscribe();
        resolve();
      });
    });

  /** All answers that are under way have come. */
  const nothingMore = () => new Promise<void>((resolve) => setTimeout(resolve));

  afterEach(() => {
    following?.stop();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  beforeEach(() => {
    cloud = new FakeCloud();
    store = makeStore();
    waits = [];
  });

  it('loads everything at first', async () => {
    cloud.write({ id: 'a' });
    cloud.write({ id: 'b' });
    start();
    expect(state()).toMatchObject({ loading: true, source: 'cloud' });
    await settled();
    expect(
      state()
        .items.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['a', 'b']);
    expect(state()).toMatchObject({ loading: false, error: null, syncedAt: cloud.clock });
  });

  it('applies other users’ changes immediately', async () => {
    start();
    await settled();
    cloud.tell([rental({ id: 'b', Name: 'Theirs' })]);
    expect(state().items[0]?.Name).toBe('Theirs');
  });

  it('reads what it missed when the subscription is up again, and only that', async () => {
    cloud.write({ id: 'a' });
    start();
    await settled();
    cloud.become('interrupted');
    expect(state().connection).toBe('interrupted');
    cloud.clock += 10 * 60_000;
    cloud.write({ id: 'a', _version: 2, Name: 'Changed meanwhile' });
    cloud.sequence++;
    cloud.calls = [];
    cloud.become('connected');
    await settled();
    expect(state().items.map(({ Name }) => Name)).toEqual(['Changed meanwhile']);
    expect(cloud.calls).toHaveLength(defaultShardCount);
    expect(cloud.calls[0]?.lastSync).toBe(1_000_000_000 - 2 * 60_000);
  });

  it('reads each shard once when it opens, and asks twice how far the messages are', async () => {
    start();
    await settled();
    cloud.become('connected');
    await nothingMore();
    expect(cloud.calls).toHaveLength(defaultShardCount);
    expect(cloud.feedCalls).toBe(2);
  });

  it('reads once more when a message was sent before the subscription was up', async () => {
    start();
    cloud.sequence++;
    cloud.become('connected');
    await settled();
    await settled();
    expect(cloud.calls).toHaveLength(2 * defaultShardCount);
  });

  it('asks later after an interruption, which many have at the same moment', async () => {
    start();
    cloud.become('connected');
    await nothingMore();
    cloud.listeners = 10_000;
    cloud.tell([]);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    jest.useFakeTimers();
    const asked = cloud.feedCalls;
    cloud.become('interrupted');
    cloud.become('connected');
    // 80,000 reads at 2,500 a second are more than the 20 seconds at most, of which this is half.
    await jest.advanceTimersByTimeAsync(9_900);
    expect(cloud.feedCalls).toBe(asked);
    await jest.advanceTimersByTimeAsync(200);
    expect(cloud.feedCalls).toBe(asked + 1);
  });

  it('reads everything again after a month, so that no deleted rentals remain', async () => {
    cloud.write({ id: 'a' });
    start().stop();
    store.dispatch(rentalsReceived({ rentals: cloud.table, checkpoints: { 0: cloud.clock } }));
    cloud.table = [];
    cloud.clock += 31 * 24 * 60 * 60_000;
    start();
    await settled();
    expect(state().items).toEqual([]);
  });

  it('reports why a load failed, leaves the loaded rentals, and recovers', async () => {
    cloud.write({ id: 'a' });
    const inStep = start();
    await settled();
    cloud.failWith = new TypeError('Failed to fetch');
    cloud.calls = [];
    inStep.catchUp();
    await settled();
    expect(state()).toMatchObject({ error: 'network', loading: false });
    // Amplify has tried each call three times by then.
    expect(cloud.calls).toEqual([]);
    expect(state().items).toHaveLength(1);
    cloud.failWith = undefined;
    inStep.catchUp();
    await settled();
    expect(state().error).toBeNull();
  });

  it('asks again at a pace that slows, one query for all, and says the same all the time', async () => {
    cloud.failWith = Object.assign(new Error('Too many requests.'), { name: 'TooManyRequestsException' });
    start();
    const errors: unknown[] = [];
    store.subscribe(() => errors.push(state().error));
    for (const asks of [1, 2, 3]) {
      await until(() => !state().loading);
      await new Promise((resolve) => setTimeout(resolve));
      expect(cloud.feedCalls).toBe(asks);
      expect(cloud.calls).toEqual([]);
      waits.at(-1)?.end();
    }
    expect(new Set(errors.slice(1))).toEqual(new Set(['busy']));
    const [first, second, third] = waits.map(({ milliseconds }) => milliseconds);
    expect(first).toBeGreaterThanOrEqual(2000);
    expect(second).toBeGreaterThanOrEqual(4000);
    expect(third).toBeGreaterThanOrEqual(8000);
    cloud.failWith = undefined;
    await until(() => state().syncedAt !== null);
    expect(state().error).toBeNull();
  });

  it('continues within three seconds of the network’s return, and immediately on an online event', async () => {
    cloud.failWith = new TypeError('Failed to fetch');
    const inStep = start();
    for (let asks = 0; asks < 8; asks++) {
      await until(() => !state().loading);
      await new Promise((resolve) => setTimeout(resolve));
      waits.at(-1)?.end();
    }
    expect(Math.max(...waits.map(({ milliseconds }) => milliseconds))).toBe(3000);
    cloud.failWith = undefined;
    inStep.catchUp();
    await until(() => state().syncedAt !== null);
    expect(state()).toMatchObject({ error: null, loading: false });
  });

  it('waits after a read that failed although the subscription came up during it', async () => {
    cloud.failWith = new TypeError('Failed to fetch');
    start();
    cloud.become('connected');
    await until(() => !state().loading);
    await new Promise((resolve) => setTimeout(resolve));
    expect(cloud.feedCalls).toBe(1);
    expect(waits).toHaveLength(1);
  });

  it('subscribes again if Polder is reachable but the subscription is gone', async () => {
    const inStep = start();
    await settled();
    inStep.catchUp();
    expect(cloud.subscriptions).toBe(1);
    cloud.become('interrupted');
    inStep.catchUp();
    expect(cloud.subscriptions).toBe(2);
    expect(cloud.unsubscribed).toBe(true);
  });

  it('does not repeat a call that cannot succeed', async () => {
    cloud.failWith = new Error('Unauthorized');
    start();
    await settled();
    expect(cloud.feedCalls).toBe(1);
    expect(state().error).toBe('signedOut');
  });

  it('ignores messages once it is stopped', async () => {
    const inStep = start();
    await settled();
    inStep.stop();
    const { items } = state();
    cloud.tell([rental()]);
    cloud.become('connected');
    expect(cloud.unsubscribed).toBe(true);
    expect(state()).toMatchObject({ connection: null, loading: false });
    expect(state().items).toBe(items);
  });

  describe('messages', () => {
    const connected = async () => {
      const handle = start();
      await settled();
      cloud.become('connected');
      await nothingMore();
      cloud.calls = [];
      return handle;
    };

    it('that name many rentals are read shard by shard, once for several of them', async () => {
      await connected();
      cloud.clock += 60_000;
      cloud.tell([cloud.write({ id: 'a' })], true);
      cloud.clock += 2_000;
      cloud.tell([cloud.write({ id: 'b' }), cloud.write({ id: 'a', _version: 2, Name: 'Again' })], true);
      expect(cloud.calls).toEqual([]);
      waits.at(-1)?.end();
      await until(() => state().items.length === 2);
      expect(cloud.calls.toSorted((one, other) => one.shard - other.shard)).toEqual(
        [
          { shard: shardOf('a'), lastSync: cloud.clock - 2_000 },
          { shard: shardOf('b'), lastSync: cloud.clock },
        ].toSorted((one, other) => one.shard - other.shard),
      );
      expect(state().checkpoints[shardOf('a')]).toBe(1_000_000_000);
    });

    it('that name files are read from those, several together, without a query', async () => {
      await connected();
      cloud.clock += 60_000;
      cloud.files.set('first', [rental({ id: 'a', Name: 'Imported' })]);
      cloud.files.set('second', [rental({ id: 'b' }), rental({ id: 'a', _version: 2, Name: 'Again' })]);
      cloud.tell([], true, ['first']);
      cloud.tell([rental({ id: 'c' })], false, ['second']);
      expect(state().items.map(({ id }) => id)).toEqual(['c']);
      waits.at(-1)?.end();
      await until(() => state().items.length === 3);
      expect(state().items.find(({ id }) => id === 'a')?.Name).toBe('Again');
      expect(cloud.calls).toEqual([]);
    });

    it('that name a file out of reach make its shards be read', async () => {
      await connected();
      cloud.clock += 60_000;
      cloud.files.set('there', [rental({ id: 'b' })]);
      cloud.tell([cloud.write({ id: 'a' })], true, ['gone']);
      cloud.tell([], true, ['there']);
      waits.at(-1)?.end();
      await until(() => state().items.length === 2);
      expect(cloud.calls).toEqual([{ shard: shardOf('a'), lastSync: cloud.clock }]);
    });

    it('of which one is missing make it read everything that changed', async () => {
      await connected();
      cloud.tell([cloud.write({ id: 'a' })]);
      expect(cloud.calls).toEqual([]);
      cloud.sequence++;
      cloud.write({ id: 'lost' });
      cloud.tell([cloud.write({ id: 'b' })]);
      await settled();
      expect(cloud.calls).toHaveLength(defaultShardCount);
      expect(state().items).toHaveLength(3);
    });

    it('of which more and more are missing are read all the same, once', async () => {
      await connected();
      jest.spyOn(Math, 'random').mockReturnValue(0.01);
      cloud.listeners = 10_000;
      for (let message = 0; message < 3; message++) {
        cloud.sequence++;
        cloud.tell([]);
      }
      cloud.write({ id: 'lost' });
      await settled();
      expect(cloud.calls).toHaveLength(defaultShardCount);
      expect(state().items).toHaveLength(1);
    });

    it('are read later where they have many listeners', async () => {
      await connected();
      jest.spyOn(Math, 'random').mockReturnValue(1);
      cloud.listeners = 10_000;
      cloud.tell([cloud.write({ id: 'a' })], true);
      // One shard of each: 10,000 reads at 2,500 a second.
      expect(waits.at(-1)?.milliseconds).toBe(1_000 + 4_000);
    });

    it('that come twice, or late, change nothing', async () => {
      await connected();
      cloud.tell([cloud.write({ id: 'a', _version: 2 })]);
      cloud.sequence--;
      cloud.tell([rental({ id: 'a', _version: 1, Name: 'Old' })]);
      expect(state().items).toMatchObject([{ _version: 2 }]);
      expect(cloud.calls).toEqual([]);
    });

    it('announce new shards, which are read from then on', async () => {
      const handle = await connected();
      cloud.shardCount = 2 * defaultShardCount;
      cloud.tell([cloud.write({ id: 'a' })]);
      handle.catchUp();
      await settled();
      expect(cloud.calls.map(({ shard }) => shard)).toEqual(Array.from({ length: 16 }, (_, shard) => shard));
    });

    it('are not read for what did not change', async () => {
      const handle = await connected();
      cloud.changedAt = Array.from({ length: defaultShardCount }, () => cloud.clock - 60 * 60_000);
      cloud.changedAt[3] = cloud.clock;
      handle.catchUp();
      await settled();
      expect(cloud.calls.map(({ shard }) => shard)).toEqual([3]);
    });

    it('that were lost are noticed after half a minute of silence', async () => {
      jest.useFakeTimers();
      start();
      await jest.advanceTimersByTimeAsync(0);
      cloud.become('connected');
      await jest.advanceTimersByTimeAsync(0);
      cloud.calls = [];
      await jest.advanceTimersByTimeAsync(30_000);
      expect(cloud.calls).toEqual([]);
      cloud.write({ id: 'lost' });
      cloud.sequence++;
      await jest.advanceTimersByTimeAsync(30_000);
      expect(state().items).toMatchObject([{ id: 'lost' }]);
    });

    it('that never come, as the subscription was refused, are noticed too', async () => {
      jest.useFakeTimers();
      start();
      await jest.advanceTimersByTimeAsync(0);
      cloud.become('interrupted');
      await jest.advanceTimersByTimeAsync(60_000);
      cloud.write({ id: 'theirs' });
      cloud.sequence++;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(state().items).toMatchObject([{ id: 'theirs' }]);
    });

    it.each([
      ['right', 0],
      ['a minute ahead', 60_000],
    ])('that did not come before a read make it read once more, by a clock that is %s', async (_, ahead) => {
      jest.useFakeTimers();
      cloud.changedAt = Array.from({ length: defaultShardCount }, () => cloud.clock - ahead);
      start();
      await jest.advanceTimersByTimeAsync(0);
      // The read that settles the first one is the first to know of it.
      cloud.sequence++;
      await jest.advanceTimersByTimeAsync(30_000);
      cloud.write({ id: 'late' });
      await jest.advanceTimersByTimeAsync(30_000);
      expect(state().items).toMatchObject([{ id: 'late' }]);
      // Nothing was missed since: that was the last one.
      cloud.calls = [];
      await jest.advanceTimersByTimeAsync(120_000);
      expect(cloud.calls).toEqual([]);
    });

    it('that are missing are not read after it has stopped', async () => {
      jest.useFakeTimers();
      const handle = start();
      await jest.advanceTimersByTimeAsync(0);
      cloud.become('connected');
      await jest.advanceTimersByTimeAsync(0);
      cloud.sequence++;
      cloud.tell([cloud.write({ id: 'told' })]);
      handle.stop();
      cloud.feedCalls = 0;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(cloud.feedCalls).toBe(0);
    });

    it('come from one subscription after the page was hidden during an interruption', async () => {
      const handle = await connected();
      cloud.become('interrupted');
      handle.suspend();
      cloud.feedCalls = 0;
      // The network is back while the page is hidden; then it is shown, which is told twice.
      handle.catchUp();
      expect(cloud.open).toBe(0);
      handle.catchUp();
      handle.resume();
      await settled();
      expect(cloud.open).toBe(1);
      expect(cloud.feedCalls).toBe(1);
      handle.stop();
      expect(cloud.open).toBe(0);
    });

    it('end while the page is hidden; changes since then are read when it is shown', async () => {
      const handle = await connected();
      handle.suspend();
      expect(cloud.unsubscribed).toBe(true);
      cloud.write({ id: 'a' });
      handle.resume();
      await settled();
      expect(cloud.subscriptions).toBe(2);
      expect(state().items).toHaveLength(1);
    });
  });
});
