import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Checksum } from './checksums';
import { compareKeys } from './listing';

/** The metadata of an object. */
export interface StoredObject {
  readonly key: string;
  /** Name of the file with its bytes. */
  readonly file: string;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  /** ISO 8601. */
  readonly lastModified: string;
  /** To be sent again with the object: content type, user metadata and the like, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly checksum?: Checksum;
}

export type NewObject = Omit<StoredObject, 'file' | 'lastModified'>;

/** Decides inside the lock whether the stored object may be replaced; throws when not. */
export type Guard = (existing: StoredObject | undefined) => void;

/**
 * A bucket's objects on disk. An object's bytes lie in a file with a random name, and a record names the file; the
 * record's own name is a hash of the key. So no key can reach outside the folder, be too long or clash with another
 * on a disk that ignores case, and replacing the record replaces the object in one step.
 */
export interface ObjectStore {
  find(key: string): StoredObject | undefined;
  /** In S3's order. */
  sortedKeys(): readonly string[];
  /** Path of a new file, to be filled and handed to `put`. */
  newFile(): string;
  pathOf(object: StoredObject): string;
  put(file: string, object: NewObject, guard: Guard): Promise<StoredObject>;
  /** Does nothing when there is no such object. */
  remove(key: string, guard: Guard): Promise<void>;
}

export async function openObjectStore(directory: string): Promise<ObjectStore> {
  const data = path.join(directory, 'data');
  const records = path.join(directory, 'records');
  await mkdir(data, { recursive: true });
  await mkdir(records, { recursive: true });
  const objects = await readRecords(records);
  await removeUnnamed(data, new Set([...objects.values()].map((object) => object.file)));

  let sorted: readonly string[] | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  /** One change at a time, so that the disk and the index in memory stay consistent. */
  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = lastChange.then(change);
    lastChange = result.catch(() => undefined);
    return result;
  }
  const recordOf = (key: string) => path.join(records, `${createHash('sha256').update(key).digest('hex')}.json`);
  const pathOf = (object: Pick<StoredObject, 'file'>) => path.join(data, object.file);

  return {
    find: (key) => objects.get(key),
    sortedKeys() {
      sorted ??= [...objects.keys()].sort(compareKeys);
      return sorted;
    },
    newFile: () => path.join(data, randomUUID()),
    pathOf,

    put(file, object, guard) {
      return inTurn(async () => {
        const previous = objects.get(object.key);
        const stored: StoredObject = { ...object, file: path.basename(file), lastModified: new Date().toISOString() };
        try {
          guard(previous);
          await writeJson(recordOf(object.key), stored);
        } catch (error) {
          await rm(file, { force: true });
          throw error;
        }
        objects.set(object.key, stored);
        if (previous) await rm(pathOf(previous), { force: true });
        else sorted = undefined;
        return stored;
      });
    },

    remove(key, guard) {
      return inTurn(async () => {
        const existing = objects.get(key);
        guard(existing);
        if (!existing) return;
        await rm(recordOf(key), { force: true });
        objects.delete(key);
        sorted = undefined;
        await rm(pathOf(existing), { force: true });
      });
    },
  };
}

/** Writes a file atomically. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  await writeFile(unfinished, JSON.stringify(value), { flush: true });
  await rename(unfinished, file);
}

async function readRecords(directory: string): Promise<Map<string, StoredObject>> {
  const objects = new Map<string, StoredObject>();
  for (const name of await readdir(directory)) {
    const file = path.join(directory, name);
    if (!name.endsWith('.json')) {
      await rm(file);
      continue;
    }
    try {
      const object = JSON.parse(await readFile(file, 'utf8')) as StoredObject;
      objects.set(object.key, object);
    } catch (error) {
      throw new Error(`The record of a stored file is damaged: ${file}. Repair or delete it, then start again.`, {
        cause: error,
      });
    }
  }
  return objects;
}

/** Removes the files of an interrupted upload. */
async function removeUnnamed(directory: string, named: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!named.has(name)) await rm(path.join(directory, name));
  }
}
