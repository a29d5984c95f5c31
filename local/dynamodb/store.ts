import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { create, type Store } from 'dynalite/db';
import { valueStream } from './value-stream';

/** dynalite's layout of keys in its LevelDB; it has no write across several parts. */
export const keyPrefix = {
  table: 'table~',
  items: (tableName: string) => `item-${tableName}~`,
  index: (kind: string, tableName: string, indexName: string) =>
    `index-${kind.toLowerCase()}~${tableName}~${indexName}~`,
};

/** The keys of the tables' streams, beside dynalite's. */
export const streamKeys = {
  records: (tableName: string) => `stream~${tableName}~`,
  /** The number of a stream's last record. */
  last: (tableName: string) => `stream-last~${tableName}`,
  /** The number up to which a reader is done with a stream. */
  position: (tableName: string, reader: string) => `stream-position~${tableName}~${reader}`,
};

/** Sorts after all keys that start with a prefix. */
export const afterPrefix = (prefix: string) => `${prefix}\xFF`;

/** Where the tables are in the data folder. */
export const tablesFolder = (dataDirectory: string) => path.join(dataDirectory, 'dynamodb');

/** The data folder cannot be used; the message says why and what to do. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
}

/**
 * Opens the tables' folder, making it when it does not exist.
 * @throws DataFolderInUseError when another process has it open.
 */
export async function openStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const store = create({ path: directory });
  store.db.createValueStream = (range) => valueStream(store.db, range);
  try {
    await store.db.open();
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== 'LEVEL_LOCKED') throw error;
    throw new DataFolderInUseError(
      `The data folder ${directory} is in use by another running Polder. ` +
        'Stop it, or choose another folder with POLDER_DATA.',
    );
  }
  return store;
}
