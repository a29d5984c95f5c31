import type { Done, Item, Store, TableDescription, Write } from 'dynalite/db';
import type { Commit } from './group-commit';
import { keyPrefix } from './store';
import type { ChangeStream } from './types';

/** The open tables. */
export interface TableStore {
  readonly store: Store;
  /** By name. */
  readonly tables: ReadonlyMap<string, TableDescription>;
  readonly commit: Commit;
  /** The streams that something reads, by table name. */
  readonly streams?: ReadonlyMap<string, ChangeStream>;
  /** Whether DynamoDB itself deletes, because an item has expired. */
  readonly byService?: boolean;
}

/** One operation's view of the store. */
export interface Session {
  readonly store: Store;
  /** The item that the operation read last, as it was before the operation. */
  readonly itemRead: () => Item | undefined;
}

/**
 * Gives an operation its own view of the store, in which an item and its copies in the indexes are written together or
 * not at all: dynalite writes them one after another, and a process killed in between would leave an index entry
 * without its item.
 *
 * A record in the table's stream is written with them.
 *
 * It also reads items without leaving the thread, which takes microseconds and makes conditional writes twice as fast.
 */
export function openSession({ store: base, tables, commit, streams, byService = false }: TableStore): Session {
  let itemRead: Item | undefined;
  // dynalite writes an item's index entries and then the item synchronously.
  let indexWrites: Write[] = [];

  const store: Store = {
    ...base,
    getTable(tableName, ...rest) {
      const table = tables.get(tableName);
      const done = rest[rest.length - 1] as (error: Error | null, table?: TableDescription) => void;
      if (table) done(null, table);
      else base.getTable(tableName, ...rest);
    },
    getItemDb(tableName) {
      const items = base.getItemDb(tableName);
      const prefix = keyPrefix.items(tableName);
      const stream = streams?.get(tableName);
      const writeAll = (write: Write, done: Done) => {
        const writes = [...indexWrites, write];
        indexWrites = [];
        if (!stream) return commit(writes, done);
        // The item is locked: what is stored is what it was before this write.
        const before = base.db.getSync(write.key) as Item | undefined;
        const after = write.type === 'put' ? (write.value as Item) : undefined;
        commit([...writes, ...stream.recordOf(before, after, byService)], (error, result) => {
          if (!error) stream.committed();
          done(error, result);
        });
      };
      return {
        ...items,
        get(key, done) {
          itemRead = base.db.getSync(prefix + key) as Item | undefined;
          done(null, itemRead);
        },
        put: (key, value, done) => writeAll({ type: 'put', key: prefix + key, value }, done),
        del: (key, done) => writeAll({ type: 'del', key: prefix + key }, done),
      };
    },
    getIndexDb(kind, tableName, indexName) {
      const prefix = keyPrefix.index(kind, tableName, indexName);
      return {
        ...base.getIndexDb(kind, tableName, indexName),
        put(key, value, done) {
          indexWrites.push({ type: 'put', key: prefix + key, value });
          done(null);
        },
        del(key, done) {
          indexWrites.push({ type: 'del', key: prefix + key });
          done(null);
        },
      };
    },
  };
  return { store, itemRead: () => itemRead };
}
