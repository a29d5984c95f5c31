import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReceivedChecksum } from './body-meter';
import type { ChecksumAlgorithm, ChecksumType } from './checksums';
import { s3Error } from './errors';
import { writeJson } from './object-store';

/** An object that is being uploaded in parts. */
export interface Upload {
  readonly id: string;
  readonly key: string;
  /** As of the object to be. */
  readonly headers: Readonly<Record<string, string>>;
  /** The creator, as an opaque text; may continue the upload without further permission. */
  readonly initiator: string;
  /** ISO 8601. */
  readonly initiated: string;
  readonly checksum?: { readonly algorithm: ChecksumAlgorithm; readonly type: ChecksumType };
}

export interface UploadedPart {
  /** 1 to 10,000. */
  readonly number: number;
  /** Name of the file with its bytes. */
  readonly file: string;
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  /** ISO 8601. */
  readonly lastModified: string;
  readonly checksum?: ReceivedChecksum;
}

/** Unfinished uploads on disk: a folder each, with a record and a file per part. */
export interface UploadStore {
  create(upload: Omit<Upload, 'id' | 'initiated'>): Promise<Upload>;
  /** @throws AwsError NoSuchUpload, also when the upload is for another key. */
  find(id: string, key: string): Promise<Upload>;
  newFile(upload: Upload): string;
  /** Replaces a part of the same number. */
  putPart(upload: Upload, file: string, part: Omit<UploadedPart, 'file' | 'lastModified'>): Promise<void>;
  /** By number. */
  parts(upload: Upload): Promise<UploadedPart[]>;
  /** The bytes of parts in the given order. */
  read(upload: Upload, parts: readonly UploadedPart[]): Readable;
  remove(upload: Upload): Promise<void>;
}

/** @param retentionDays after how many days an unfinished upload is given up; undefined for never. */
export async function openUploadStore(directory: string, retentionDays: number | undefined): Promise<UploadStore> {
  await mkdir(directory, { recursive: true });
  const folderOf = (id: string) => path.join(directory, id);
  const recordOf = (id: string) => path.join(folderOf(id), 'upload.json');
  await removeOutdated(directory, retentionDays, recordOf);

  return {
    async create(given) {
      const upload: Upload = { ...given, id: randomUUID(), initiated: new Date().toISOString() };
      await mkdir(folderOf(upload.id));
      await writeJson(recordOf(upload.id), upload);
      return upload;
    },

    async find(id, key) {
      const upload = uuid.test(id) ? await readJson<Upload>(recordOf(id)) : undefined;
      if (upload?.key !== key) throw s3Error('NoSuchUpload', undefined, { UploadId: id });
      return upload;
    },

    newFile: (upload) => path.join(folderOf(upload.id), randomUUID()),

    async putPart(upload, file, part) {
      const record = path.join(folderOf(upload.id), `part-${part.number}.json`);
      const previous = await readJson<UploadedPart>(record);
      await writeJson(record, { ...part, file: path.basename(file), lastModified: new Date().toISOString() });
      if (previous) await rm(path.join(folderOf(upload.id), previous.file), { force: true });
    },

    async parts(upload) {
      const names = (await readdir(folderOf(upload.id))).filter((name) => /^part-\d+\.json$/.test(name));
      const parts = await Promise.all(
        names.map((name) => readJson<UploadedPart>(path.join(folderOf(upload.id), name))),
      );
      return parts.filter((part) => part !== undefined).sort((one, other) => one.number - other.number);
    },

    read: (upload, parts) =>
      Readable.from(concatenated(parts.map((part) => path.join(folderOf(upload.id), part.file)))),
    remove: (upload) => rm(folderOf(upload.id), { recursive: true, force: true }),
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const dayMilliseconds = 24 * 60 * 60 * 1000;

async function removeOutdated(
  directory: string,
  retentionDays: number | undefined,
  recordOf: (id: string) => string,
): Promise<void> {
  for (const id of await readdir(directory)) {
    const upload = await readJson<Upload>(recordOf(id));
    const age = upload ? Date.now() - Date.parse(upload.initiated) : Number.POSITIVE_INFINITY;
    if (!upload || (retentionDays !== undefined && age > retentionDays * dayMilliseconds)) {
      await rm(path.join(directory, id), { recursive: true, force: true });
    }
  }
}

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Runs work on an upload that another request may complete or abort meanwhile.
 * @throws AwsError NoSuchUpload when its folder has gone.
 */
export async function orNoSuchUpload<Result>(upload: Upload, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw s3Error('NoSuchUpload', undefined, { UploadId: upload.id });
  }
}

async function* concatenated(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file) as AsyncIterable<Buffer>;
}
