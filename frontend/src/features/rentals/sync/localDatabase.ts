import { del, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { Rental } from '../../../../../graphql/generated/schema';
import { accountDatabase, isOfForgotten } from '../../../lib/accountDatabase';
import { CorruptCacheError, copyParts, fromColumns, type RentalColumns, toColumns } from './columnEncoding';
import type { Outbox } from './outbox';
import type { Checkpoints } from './pullChanges';

/** Raised when what is kept changes its shape; a copy of another make is dropped and read again. */
const copyFormat = 1;

/** What is known of the kept copy as a whole. */
interface CopyHead {
  readonly format: number;
  readonly checkpoints: Checkpoints;
}

/** The rentals as this browser last saw them. */
export interface CachedRentals {
  readonly rentals: Rental[];
  readonly checkpoints: Checkpoints;
}

const databasePrefix = 'polder-rentals';
const headKey = 'copy';
const partKey = (part: number) => `copy-${part}`;
const partKeys = Array.from({ length: copyParts }, (_, part) => partKey(part));
const outboxPrefix = 'outbox-';

/** What one person's browser keeps between visits: a copy of the rentals, and changes that have not arrived. */
export interface LocalDatabase {
  /** The database's name, for locks between tabs. */
  readonly name: string;
  /** @returns null when there is no copy, or none that can be used; that one is dropped then */
  readCopy(): Promise<CachedRentals | null>;
  /** Replaces parts of the copy: a part has the rentals whose id `partOf` puts there. */
  writeParts(parts: ReadonlyMap<number, readonly Rental[]>): Promise<void>;
  /** Says how far the copy goes. To be called once its parts are written: they may be ahead of it, never behind. */
  writeCheckpoints(checkpoints: Checkpoints): Promise<void>;
  /** Forgets the copy. Changes that wait stay. */
  dropCopy(): Promise<void>;
  /** The tabs that left an outbox, the present one perhaps among them. */
  outboxOwners(): Promise<string[]>;
  readOutbox(owner: string): Promise<Outbox | null>;
  /** Keeps a tab's outbox, and in the same step lets go of another's that is part of it now. */
  writeOutbox(owner: string, outbox: Outbox | null, instead?: string): Promise<void>;
}

/** @param sub the account's id; @param stage the stage of the cloud it belongs to */
export const localDatabaseName = (stage: string, sub: string) => `${databasePrefix}-${stage}-${sub}`;

/** Opens what is kept under a name; nothing is created before something is written. */
export function openLocalDatabase(name: string): LocalDatabase {
  const store = accountDatabase(name);
  const dropCopy = async () => {
    await change(store, (kept) => {
      for (const key of [headKey, ...partKeys]) kept.delete(key);
    });
  };
  return {
    name,
    async readCopy() {
      try {
        const [head, ...parts] = await getMany<unknown>([headKey, ...partKeys], store);
        if (head === undefined) return null;
        return readStored(head as CopyHead, parts as (RentalColumns | undefined)[]);
      } catch (error) {
        if (error instanceof CorruptCacheError || error instanceof TypeError) await dropCopy();
        return null;
      }
    },
    writeParts: (parts) =>
      change(store, (kept) => {
        for (const [part, rentals] of parts) kept.put(toColumns(rentals), partKey(part));
      }),
    writeCheckpoints: (checkpoints) => set(headKey, { format: copyFormat, checkpoints } satisfies CopyHead, store),
    dropCopy,
    async outboxOwners() {
      const all = await keys<string>(store);
      return all.filter((key) => key.startsWith(outboxPrefix)).map((key) => key.slice(outboxPrefix.length));
    },
    readOutbox: async (owner) => (await get<Outbox>(outboxPrefix + owner, store)) ?? null,
    async writeOutbox(owner, outbox, instead) {
      if (!outbox && instead === undefined) return del(outboxPrefix + owner, store);
      await change(store, (kept) => {
        if (outbox) kept.put(outbox, outboxPrefix + owner);
        else kept.delete(outboxPrefix + owner);
        if (instead !== undefined) kept.delete(outboxPrefix + instead);
      });
    },
  };
}

function readStored(head: CopyHead, parts: readonly (RentalColumns | undefined)[]): CachedRentals {
  if (head.format !== copyFormat) throw new CorruptCacheError(`format ${head.format}`);
  return { rentals: parts.flatMap((part) => (part ? fromColumns(part) : [])), checkpoints: head.checkpoints };
}

/** Several writes as one transaction. */
function change(store: UseStore, write: (kept: IDBObjectStore) => void): Promise<void> {
  return store('readwrite', (kept) => {
    write(kept);
    const { transaction } = kept;
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  });
}

/**
 * Forgets the copies of everybody who used this browser: for when nobody is signed in. Changes that wait stay, and so
 * does an import that may go on; a database with nothing in it goes.
 */
export async function dropAllCopies(): Promise<void> {
  const databases = (await indexedDB.databases?.()) ?? [];
  const names = databases.flatMap(({ name }) => (name?.startsWith('polder-') ? [name] : []));
  await Promise.all(
    names.map(async (name) => {
      if (isOfForgotten(name)) return;
      if (name.startsWith(databasePrefix)) await openLocalDatabase(name).dropCopy();
      if ((await keys(accountDatabase(name))).length === 0) indexedDB.deleteDatabase(name);
    }),
  );
}
