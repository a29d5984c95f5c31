/** @jest-environment node */

import type { ImportRecord } from '../../../../../frontend/src/features/rentals/import/importRecord';
import { tallyOf } from '../../../../../frontend/src/features/rentals/import/importTally';
import { type ColumnMapping, importFields } from '../../../../../frontend/src/features/rentals/import/read/columns';
import {
  importArchive,
  MissingFile,
  type UserFiles,
} from '../../../../../frontend/src/features/rentals/import/send/archive';
import type { JournalBatch } from '../../../../../frontend/src/features/rentals/import/send/journal';

function prepare() {
  const bucket = new Map<string, Blob>();
  const files: UserFiles = {
    putUserFile: async (name, content) => void bucket.set(name, content),
    readUserFile: async (name) => bucket.get(name) ?? null,
    listUserFiles: async (folder) =>
      [...bucket.keys()]
        .filter((name) => name.startsWith(folder) && !name.slice(folder.length).includes('/'))
        .toSorted(),
    removeUserFile: async (name) => void bucket.delete(name),
  };
  return { bucket, archive: importArchive(async () => files) };
}

const noColumns = Object.fromEntries(importFields.map((field) => [field, null])) as ColumnMapping;

const record = (importId: string, change: Partial<ImportRecord> = {}): ImportRecord => ({
  importId,
  fileName: 'markets.csv',
  fileSize: 3,
  encoding: 'utf-8',
  choice: {
    hasHeader: true,
    mapping: { ...noColumns, Name: 0, Code: 1, Population: 2 },
    thousands: 'none',
  },
  startedAt: 1,
  endedAt: 2,
  end: 'done',
  rows: 2,
  validRows: 2,
  tally: tallyOf({ inserted: 2 }),
  refused: [],
  canUndo: true,
  ...change,
});

const batch = (number: number): JournalBatch => ({
  number,
  unchanged: 0,
  mayBeIncomplete: false,
  isSettled: true,
  rows: [{ row: number, id: `تجربة "${number}"`, version: 1 }],
});

async function* batches(count: number) {
  for (let number = 1; number <= count; number++) yield batch(number);
}

describe('the history of imports', () => {
  it('stores file, rejected rows and undo data with each record', async () => {
    const { archive, bucket } = prepare();
    const kept = record('20261120-a', { fileName: 'a/b año.csv' });
    await archive.add(kept, { file: new File(['abc'], 'x'), rejected: new Blob(['line,reason']), batches: batches(3) });
    expect([...bucket.keys()]).toEqual([
      'imports/20261120-a/a_b año.csv',
      'imports/20261120-a.rejected.csv',
      'imports/20261120-a.undo.gz',
      'imports/20261120-a.json',
    ]);
    const file = await archive.file(kept);
    expect([file.name, await file.text()]).toEqual(['a/b año.csv', 'abc']);
    expect(await (await archive.rejected(kept)).text()).toBe('line,reason');
    const read: JournalBatch[] = [];
    for await (const one of await archive.batches(kept.importId)) read.push(one);
    expect(read).toEqual([batch(1), batch(2), batch(3)]);
  });

  it('lists the latest first, and skips unreadable records', async () => {
    const { archive, bucket } = prepare();
    for (const importId of ['20261118-a', '20261120-c', '20261119-b']) await archive.change(record(importId));
    bucket.set('imports/20261121-x.json', new Blob(['{"importId":']));
    bucket.set('imports/20261121-y.json', new Blob(['{"importId":"20261121-y"}']));
    expect((await archive.list()).map(({ importId }) => importId)).toEqual(['20261120-c', '20261119-b', '20261118-a']);
  });

  it('reads what version 0.1 wrote', async () => {
    const { archive, bucket } = prepare();
    const { validRows, ...others } = record('20261120-a');
    const { mayBeIncomplete, ...earlierBatch } = batch(1);
    const earlier = { ...others, sound: 1 };
    await archive.add(earlier as unknown as ImportRecord, {
      ...{ file: new File(['abc'], 'x'), rejected: null },
      batches: (async function* () {
        yield { ...earlierBatch, isBlind: true } as unknown as JournalBatch;
      })(),
    });
    expect(JSON.parse((await bucket.get('imports/20261120-a.json')?.text()) ?? '')).toEqual(earlier);
    expect(await archive.list()).toEqual([record('20261120-a', { validRows: 1 })]);
    const read: JournalBatch[] = [];
    for await (const one of await archive.batches('20261120-a')) read.push(one);
    expect(read).toEqual([{ ...batch(1), mayBeIncomplete: true }]);
  });

  it('removes all files of an import', async () => {
    const { archive, bucket } = prepare();
    const kept = record('20261120-a');
    await archive.add(kept, { file: new File(['abc'], 'x'), rejected: null, batches: batches(1) });
    await archive.remove(kept);
    expect([...bucket.keys()]).toEqual([]);
    await expect(archive.file(kept)).rejects.toThrow(MissingFile);
  });
});

test('the batches of a large import come back whole, in whatever pieces they are read', async () => {
  const { archive } = prepare();
  // Random, so that they are many pieces when compressed too.
  const many = Array.from({ length: 400 }, (_, number): JournalBatch => {
    const rows = Array.from({ length: 20 }, (_row, row) => ({ row, id: crypto.randomUUID(), version: 1 }));
    return { ...batch(number), rows };
  });
  async function* all() {
    yield* many;
  }
  await archive.add(record('large'), { file: new File(['a'], 'markets.csv'), rejected: null, batches: all() });
  const read: JournalBatch[] = [];
  for await (const one of await archive.batches('large')) read.push(one);
  expect(read).toEqual(many);
});
