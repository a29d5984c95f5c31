/** The tabs of one browser: locks, messages and a database that they share; each has its own modules and store. */
import { configureStore } from '@reduxjs/toolkit';
import type { LocalDatabase } from '../../../../frontend/src/features/rentals/sync/localDatabase';
import type { Outbox } from '../../../../frontend/src/features/rentals/sync/outbox';
import type { SyncApi } from '../../../../frontend/src/features/rentals/sync/syncApi';
import { rental } from '../rental.fixture';

/** Grants each lock in the order of the requests, as the standard says; each step takes a moment. */
class FakeLocks {
  private readonly queues = new Map<string, { grant(): void }[]>();
  private readonly ends = new Map<string, () => void>();

  request(
    name: string,
    { ifAvailable = false, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: object | null) => unknown,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const end = () => {
        if (this.ends.get(name) !== end) return;
        this.ends.delete(name);
        queue.shift();
        queue[0]?.grant();
      };
      const entry = {
        grant: () => {
          this.ends.set(name, end);
          Promise.resolve(callback({ name }))
            .then(resolve, reject)
            .finally(() => setTimeout(end));
        },
      };
      setTimeout(() => {
        if (signal?.aborted) return reject(signal.reason);
        if (ifAvailable && queue.length > 0) return resolve(callback(null));
        queue.push(entry);
        if (queue[0] === entry) return entry.grant();
        signal?.addEventListener('abort', () => {
          if (queue.indexOf(entry) < 1) return;
          queue.splice(queue.indexOf(entry), 1);
          reject(signal.reason);
        });
      });
    });
  }

  /** The browser releases the locks of a closed tab. */
  release(isOfTab: (name: string) => boolean): void {
    for (const [name, end] of [...this.ends]) if (isOfTab(name)) end();
  }
}

const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const one of channels) if (one !== this && one.name === this.name) setTimeout(() => one.onmessage?.({ data }));
  }
  close() {
    channels.delete(this);
  }
}

export function openBrowser() {
  const locks = new FakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const outboxes = new Map<string, Outbox>();
  const disk = { isFull: false };
  const database: LocalDatabase = {
    name: 'rentals-u1',
    readCopy: async () => null,
    writeParts: async () => {},
    writeCheckpoints: async () => {},
    dropCopy: async () => {},
    outboxOwners: async () => [...outboxes.keys()],
    readOutbox: async (owner) => outboxes.get(owner) ?? null,
    writeOutbox: async (owner, outbox, instead) => {
      if (disk.isFull) throw new DOMException('The disk is full.', 'QuotaExceededError');
      if (outbox) outboxes.set(owner, outbox);
      else outboxes.delete(owner);
      if (instead !== undefined) outboxes.delete(instead);
    },
  };
  /** The ids of the changes that the cloud has, in order. */
  const accepted: string[] = [];

  async function openTab(name: string) {
    jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(name as ReturnType<Crypto['randomUUID']>);
    let modules = {} as typeof import('../../../../frontend/src/features/rentals/sync/startRentalSync') &
      typeof import('../../../../frontend/src/features/rentals/sync/rentalsSlice') &
      typeof import('../../../../frontend/src/features/session/sessionSlice');
    await jest.isolateModulesAsync(async () => {
      modules = {
        ...(await import('../../../../frontend/src/features/rentals/sync/startRentalSync')),
        ...(await import('../../../../frontend/src/features/rentals/sync/rentalsSlice')),
        ...(await import('../../../../frontend/src/features/session/sessionSlice')),
      };
    });
    const store = configureStore({ reducer: { rentals: modules.rentalsReducer } });
    let stop = () => {};
    let left: Outbox | undefined;
    const kept = {
      take: () => {
        const taken = left;
        left = undefined;
        return taken;
      },
      keep: (outbox: Outbox) => {
        left = outbox;
      },
    };
    const tab = {
      isOnline: true,
      /** How often the tab asked how far the changes have come. */
      reads: 0,
      start: () => {
        stop = modules.startRentalSync(store, { loadApi: async () => api, database, kept });
      },
      stop: () => stop(),
      /** Locks the screen: the store drops the account's data. */
      lock: () => {
        store.dispatch(modules.locked({ email: 'u1@polder.test', sub: 'u1' }));
        stop();
      },
      signOut: () => {
        store.dispatch(modules.signedOut());
        stop();
      },
      close: () => {
        stop();
        locks.release((lock) => lock.endsWith(`-${name}`));
      },
      edit: (id: string) =>
        store.dispatch(
          modules.changesMade([{ id, rentalId: `of-${id}`, content: { Name: id, Code: 'NL' }, seen: null, at: 0 }]),
        ),
      unsent: () => store.getState().rentals.outbox.changes.map(({ id }) => id),
    };
    const api: SyncApi = {
      syncRentals: async () => ({ items: [], nextToken: null, startedAt: 1 }),
      changeFeed: async () => {
        tab.reads++;
        return { sequence: 1, shardCount: 1, changedAt: [0] };
      },
      subscribeToChanges: () => () => {},
      batchTest: async (rows) => {
        if (!tab.isOnline) throw new TypeError('Failed to fetch');
        accepted.push(...rows.map(({ conflictID }) => conflictID));
        return { rentals: rows.map(({ id, conflictID }) => rental({ id, conflictID, _version: 1 })), failures: [] };
      },
      readChangeFile: async () => undefined,
    };
    return tab;
  }
  return { outboxes, accepted, disk, openTab };
}
