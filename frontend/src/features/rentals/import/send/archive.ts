import { defaultTimeLimit, inTime } from '../../../../cloud/timeLimit';
import type { ImportRecord } from '../importRecord';
import type { JournalBatch } from './journal';
import { currentBatch, currentRecord, type StoredBatch, type StoredRecord } from './storedImport';

/** The files of an import, stored next to its record. */
export interface ImportFiles {
  /** Null where the import failed because it can no longer be read. */
  file: File | null;
  /** The rejected rows as CSV; null when there are none, or the file is not there to read them from. */
  rejected: Blob | null;
  /** The written batches, with the previous values. */
  batches: AsyncIterable<JournalBatch>;
}

/** The history of a user's imports, in their folder of the user files bucket. */
export interface ImportArchive {
  add(record: ImportRecord, files: ImportFiles): Promise<void>;
  /** Replaces a record. */
  change(record: ImportRecord): Promise<void>;
  /** Latest first. */
  list(): Promise<ImportRecord[]>;
  /** @throws MissingFile */
  file(record: ImportRecord): Promise<File>;
  /** @throws MissingFile */
  rejected(record: ImportRecord): Promise<Blob>;
  /** @throws MissingFile */
  batches(importId: string): Promise<AsyncIterable<JournalBatch>>;
  /** Removes the import from the history; its rentals stay. */
  remove(record: ImportRecord): Promise<void>;
}

/** A file of the history is no longer there. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile';
}

/** The part of cloud/userFiles.ts that the archive uses. */
export type UserFiles = Pick<
  typeof import('../../../../cloud/userFiles'),
  'putUserFile' | 'readUserFile' | 'listUserFiles' | 'removeUserFile'
>;

const folder = 'imports/';
const recordName = (importId: string) => `${folder}${importId}.json`;
const rejectedName = (importId: string) => `${folder}${importId}.rejected.csv`;
const batchesName = (importId: string) => `${folder}${importId}.undo.gz`;
/** In its own folder, as the file may have any name. */
const fileName = ({ importId, fileName }: ImportRecord) => `${folder}${importId}/${fileName.replaceAll('/', '_')}`;

/** The number of records read in parallel. */
const readAtOnce = 8;

/** @param load loads the bucket's client, at the first use */
export function importArchive(load: () => Promise<UserFiles>): ImportArchive {
  const loadFiles = () => inTime(defaultTimeLimit, load);
  const putRecord = async (record: ImportRecord) => {
    const { putUserFile } = await loadFiles();
    await putUserFile(recordName(record.importId), new Blob([JSON.stringify(record)], { type: 'application/json' }));
  };
  const read = async (name: string) => {
    const content = await (await loadFiles()).readUserFile(name);
    if (!content) throw new MissingFile(`${name} is no longer there.`);
    return content;
  };

  return {
    async add(record, { file, rejected, batches }) {
      const { putUserFile } = await loadFiles();
      if (file) await putUserFile(fileName(record), file);
      if (rejected) await putUserFile(rejectedName(record.importId), rejected);
      await putUserFile(batchesName(record.importId), await compress(batches));
      // Last, so that an import in the list is complete.
      await putRecord(record);
    },
    change: putRecord,
    async list() {
      const { listUserFiles, readUserFile } = await loadFiles();
      const names = (await listUserFiles(folder)).filter((name) => name.endsWith('.json')).reverse();
      const records: (ImportRecord | null)[] = [];
      for (let start = 0; start < names.length; start += readAtOnce) {
        const some = names.slice(start, start + readAtOnce);
        records.push(...(await Promise.all(some.map(async (name) => parsedRecord(await readUserFile(name))))));
      }
      return records.filter((record) => record !== null);
    },
    file: async (record) => new File([await read(fileName(record))], record.fileName, { type: 'text/csv' }),
    rejected: ({ importId }) => read(rejectedName(importId)),
    batches: async (importId) => decompress(await read(batchesName(importId))),
    async remove(record) {
      const { removeUserFile } = await loadFiles();
      // First, so that the list has no import whose files are gone.
      await removeUserFile(recordName(record.importId));
      for (const name of [fileName(record), rejectedName(record.importId), batchesName(record.importId)]) {
        await removeUserFile(name);
      }
    },
  };
}

/** Null for a deleted record, and for one that this version cannot read. */
async function parsedRecord(content: Blob | null): Promise<ImportRecord | null> {
  try {
    const record = JSON.parse((await content?.text()) ?? 'null') as StoredRecord | null;
    const isRecord =
      typeof record?.importId === 'string' &&
      typeof record.fileName === 'string' &&
      typeof record.tally?.inserted === 'number' &&
      Array.isArray(record.refused);
    return isRecord ? currentRecord(record) : null;
  } catch {
    return null;
  }
}

/** One line of JSON per batch, compressed. */
async function compress(batches: AsyncIterable<JournalBatch>): Promise<Blob> {
  const lines: Blob[] = [];
  for await (const batch of batches) lines.push(new Blob([`${JSON.stringify(batch)}\n`]));
  const stream = new Blob(lines).stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(stream).arrayBuffer()], { type: 'application/gzip' });
}

async function* decompress(content: Blob): AsyncGenerator<JournalBatch> {
  const decoder = new TextDecoder();
  const reader = content.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ? decoder.decode(value, { stream: true }) : '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield currentBatch(JSON.parse(line) as StoredBatch);
    if (done) return;
  }
}
