import { configureStore } from '@reduxjs/toolkit';
import { filterReducer } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { rentalsReceived, rentalsReducer } from '../../../../frontend/src/features/rentals/rentalsSlice';
import { followCloud } from '../../../../frontend/src/features/rentals/sync/followCloud';
import type { RentalsApi, SubscriptionState } from '../../../../frontend/src/features/rentals/sync/rentalsApi';
import type { Wait } from '../../../../frontend/src/features/rentals/sync/retry';
import { signedOut } from '../../../../frontend/src/features/session/sessionSlice';
import type { QuerySyncRentalsArgs, Rental } from '../../../../graphql/generated/schema';
import { shardCount, shardOf } from '../../../../graphql/sharding';
import { rental } from '../rental.fixture';

/** A cloud of one table, whose calls and messages the test controls. */
class FakeCloud implements RentalsApi {
  table: Rental[] = [];
  clock = 1_000_000_000;
  calls: { shard: number; lastSync?: number }[] = [];
  failWith: Error | undefined;
  unsubscribed = false;
  subscriptions = 0;
  private listener: (rentals: Rental[]) => void = () => {};
  private onState: (state: SubscriptionState) => void = () => {};

  async syncRentals({ shard, lastSync }: QuerySyncRentalsArgs) {
    const since = lastSync ?? 0;
    this.calls.push({ shard, lastSync: since });
    if (this.failWith) throw this.failWith;
    const items = this.table.filter(({ id, _lastChangedAt }) => shardOf(id) === shard && _lastChangedAt >= since);
    return { items, nextToken: null, startedAt: this.clock };
  }

  batchTest(): never {
    throw new Error('Keeping in step writes nothing.');
  }

  subscribeToRentals(listener: (rentals: Rental[]) => void, onState: (state: SubscriptionState) => void) {
    this.subscriptions++;
    this.listener = listener;
    this.onState = onState;
    return () => {
      this.unsubscribed = true;
    };
  }

  write(said: Partial<Rental>): Rental {
    const written = rental({ _lastChangedAt: this.clock, ...said });
    this.table = [...this.table.filter(({ id }) => id !== written.id), written];
    return written;
  }

  tell = (...rentals: Rental[]) => this.listener(rentals);
  become = (state: SubscriptionState) => this.onState(state);
}

describe('keeping in step with the cloud', () => {
  const makeStore = () => configureStore({ reducer: { rentals: rentalsReducer, filter: filterReducer } });
  let cloud: FakeCloud;
  let store: ReturnType<typeof makeStore>;
  const state = () => store.getState().rentals;
  /** How long each wait was meant to be; it ends when the test says so, or there is a reason to. */
  let waits: { milliseconds: number; end: () => void }[];
  const pause: Wait = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      waits.push({ milliseconds, end: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const start = () => followCloud(store, cloud, () => cloud.clock, pause);
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

  it('applies other people’s changes at once', async () => {
    start();
    await settled();
    cloud.tell(rental({ id: 'b', Name: 'Theirs' }));
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
    cloud.calls = [];
    cloud.become('connected');
    await settled();
    expect(state().items.map(({ Name }) => Name)).toEqual(['Changed meanwhile']);
    expect(cloud.calls).toHaveLength(shardCount);
    expect(cloud.calls[0]?.lastSync).toBe(1_000_000_000 - 2 * 60_000);
  });

  it('reads once more when the subscription comes up during the first load', async () => {
    start();
    cloud.become('connected');
    await settled();
    await settled();
    expect(cloud.calls).toHaveLength(2 * shardCount);
  });

  it('reads everything anew after a month away, lest deleted rentals stay', async () => {
    cloud.write({ id: 'a' });
    start().stop();
    store.dispatch(rentalsReceived({ rentals: cloud.table, checkpoints: { 0: cloud.clock } }));
    cloud.table = [];
    cloud.clock += 31 * 24 * 60 * 60_000;
    start();
    await settled();
    expect(state().items).toEqual([]);
  });

  it('says why a load failed, keeps what is there, and recovers', async () => {
    cloud.write({ id: 'a' });
    const inStep = start();
    await settled();
    cloud.failWith = new TypeError('Failed to fetch');
    cloud.calls = [];
    inStep.catchUp();
    await settled();
    expect(state()).toMatchObject({ error: 'network', loading: false });
    // Amplify has tried each call three times by then.
    expect(cloud.calls).toHaveLength(1 * shardCount);
    expect(state().items).toHaveLength(1);
    cloud.failWith = undefined;
    inStep.catchUp();
    await settled();
    expect(state().error).toBeNull();
  });

  it('asks again at a pace that slows, one shard for all, and says the same all the time', async () => {
    cloud.failWith = Object.assign(new Error('Too many requests.'), { name: 'TooManyRequestsException' });
    start();
    const errors: unknown[] = [];
    store.subscribe(() => errors.push(state().error));
    for (const asks of [1, 2, 3]) {
      await until(() => !state().loading);
      await new Promise((resolve) => setTimeout(resolve));
      expect(cloud.calls).toHaveLength(shardCount + asks - 1);
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

  it('goes on within three seconds of the network’s return, and at once when it is told of it', async () => {
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
    expect(cloud.calls).toHaveLength(shardCount);
    expect(waits).toHaveLength(1);
  });

  it('subscribes anew when Polder is back and the subscription is not', async () => {
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
    expect(cloud.calls).toHaveLength(shardCount);
    expect(state().error).toBe('signedOut');
  });

  it('hears nothing more once it is stopped', async () => {
    const inStep = start();
    await settled();
    inStep.stop();
    store.dispatch(signedOut());
    cloud.tell(rental());
    cloud.become('connected');
    expect(cloud.unsubscribed).toBe(true);
    expect(state()).toMatchObject({ items: [], connection: null, loading: false });
  });
});
