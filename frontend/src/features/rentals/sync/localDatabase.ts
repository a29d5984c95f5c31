import { del, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { RentalColumns } from '../../../../../graphql/generated/rental-content';
import type { Rental } from '../../../../../graphql/generated/schema';
import { wait } from '../../../cloud/retry';
import { accountDatabase, isOfForgotten } from '../../../lib/accountDatabase';
import { accountDatabaseNames } from '../../../lib/accountDatabaseNames';
import { CorruptCacheError, copyParts, fromColumns, toColumns } from './columnEncoding';
import type { Outbox } from './outbox';
import type { Checkpoints } from './pulledPage';
import { acquireLock, acquireOnceClosed } from './tabLocks';

/** Increase when the stored format changes: a copy in another format is dropped and read again. */
const copyFormat = 2;

/** Metadata of the stored copy. */
interface CopyHead {
  readonly format: number;
  readonly checkpoints: Checkpoints;
  /**
   * How many parts there are at least. With fewer the copy is unusable: the browser has deleted it while a tab had it open,
   * which then wrote the parts that changed.
   */
  readonly parts: number;
}

/** The rentals as this browser last stored them. */
export interface CachedRentals {
  readonly rentals: Rental[];
  readonly checkpoints: Checkpoints;
}

const databasePrefix = 'polder-rentals';
const headKey = 'copy';
const partKey = (part: number) => `copy-${part}`;
const partKeys = Array.from({ length: copyParts }, (_, part) => partKey(part));
const outboxPrefix = 'outbox-';

/** A user's data that this browser stores between visits: a copy of the rentals, and unsent changes. */
export interface LocalDatabase {
  /** The database's name, for locks between tabs. */
  readonly name: string;
  /** @returns null without a usable copy; an unusable one is dropped */
  readCopy(): Promise<CachedRentals | null>;
  /** Replaces parts of the copy: a part contains the rentals whose id `partOf` assigns to it. */
  writeParts(parts: ReadonlyMap<number, readonly Rental[]>): Promise<void>;
  /** Records how far the copy goes. Call after its parts are written: they may be ahead of it, never behind. */
  writeCheckpoints(checkpoints: Checkpoints): Promise<void>;
  /** Drops the copy. Pending changes stay. */
  dropCopy(): Promise<void>;
  /** The tabs that left an outbox, possibly including the current one. */
  outboxOwners(): Promise<string[]>;
  readOutbox(owner: string): Promise<Outbox | null>;
  /** Stores a tab's outbox, and in the same transaction removes another one that was merged into it. */
  writeOutbox(owner: string, outbox: Outbox | null, instead?: string): Promise<void>;
}

/** @param sub the account's id; @param stage the stage of the cloud it belongs to */
export const localDatabaseName = (stage: string, sub: string) => `${databasePrefix}-${stage}-${sub}`;

/** The lock of the tab that stores the copy. */
export const copyLock = (name: string) => `${name}-copy`;

/** Opens the database of a name; nothing is created before the first write. */
export function openLocalDatabase(name: string): LocalDatabase {
  const store = accountDatabase(name);
  const storedParts = new Set<number>();
  const dropCopy = async () => {
    storedParts.clear();
    await change(store, (entries) => {
      for (const key of [headKey, ...partKeys]) entries.delete(key);
    });
  };
  return {
    name,
    async readCopy() {
      try {
        const [head, ...parts] = await getMany<unknown>([headKey, ...partKeys], store);
        if (head === undefined) return null;
        for (const [index, part] of parts.entries()) if (part !== undefined) storedParts.add(index);
        return readStored(head as CopyHead, parts as (RentalColumns | undefined)[]);
      } catch (error) {
        if (error instanceof CorruptCacheError || error instanceof TypeError) await dropCopy();
        return null;
      }
    },
    async writeParts(parts) {
      await change(store, (entries) => {
        for (const [part, rentals] of parts) entries.put(toColumns(rentals), partKey(part));
      });
      for (const part of parts.keys()) storedParts.add(part);
    },
    writeCheckpoints: (checkpoints) =>
      set(headKey, { format: copyFormat, checkpoints, parts: storedParts.size } satisfies CopyHead, store),
    dropCopy,
    async outboxOwners() {
      const all = await keys<string>(store);
      return all.filter((key) => key.startsWith(outboxPrefix)).map((key) => key.slice(outboxPrefix.length));
    },
    readOutbox: async (owner) => (await get<Outbox>(outboxPrefix + owner, store)) ?? null,
    async writeOutbox(owner, outbox, instead) {
      if (!outbox && instead === undefined) return del(outboxPrefix + owner, store);
      await change(store, (entries) => {
        if (outbox) entries.put(outbox, outboxPrefix + owner);
        else entries.delete(outboxPrefix + owner);
        if (instead !== undefined) entries.delete(outboxPrefix + instead);
      });
    },
  };
}

function readStored(head: CopyHead, parts: readonly (RentalColumns | undefined)[]): CachedRentals {
  if (head.format !== copyFormat) throw new CorruptCacheError(`format ${head.format}`);
  const found = parts.filter((part) => part !== undefined);
  if (found.length < head.parts) throw new CorruptCacheError(`${found.length} of ${head.parts} parts`);
  return { rentals: found.flatMap(fromColumns), checkpoints: head.checkpoints };
}

/** Several writes in one transaction. */
function change(store: UseStore, write: (entries: IDBObjectStore) => void): Promise<void> {
  return store('readwrite', (entries) => {
    write(entries);
    const { transaction } = entries;
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  });
}

/**
 * Drops the copies of all accounts in this browser, when no user is signed in. Pending changes stay, and so does an
 * import that can be resumed. Empty databases are deleted. Where another tab is signed in, for itself alone, its copy is
 * dropped once that tab is closed: it continues to write the parts that change, and relies on the others.
 * @param signal ends waiting for that; without one nothing is waited for
 */
export async function dropAllCopies(signal?: AbortSignal): Promise<void> {
  const names = await accountDatabaseNames();
  await Promise.all(names.map((name) => dropUnused(name, signal)));
}

async function dropUnused(name: string, signal: AbortSignal | undefined): Promise<void> {
  const acquire = (until?: AbortSignal) => acquireLock(copyLock(name), until);
  const release = await (signal ? acquireOnceClosed(acquire, wait, signal) : acquire());
  if (!release) return;
  try {
    if (isOfForgotten(name)) return;
    if (name.startsWith(databasePrefix)) await openLocalDatabase(name).dropCopy();
    if ((await keys(accountDatabase(name))).length === 0) indexedDB.deleteDatabase(name);
  } finally {
    release();
  }
}
