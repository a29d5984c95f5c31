/** @jest-environment node */

import { tallyOf } from '../../../../../frontend/src/features/rentals/import/importTally';
import { addToHistory, type ImportResult } from '../../../../../frontend/src/features/rentals/import/send/history';
import type { ResumableImport } from '../../../../../frontend/src/features/rentals/import/send/journal';
import { MemoryArchive } from './importManager.fixture';

/** As a browser has it once the file was changed or deleted. */
class UnreadableFile extends File {
  override slice(): Blob {
    const unreadable = new DOMException('The file could not be read.', 'NotReadableError');
    return Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(unreadable) });
  }
}

const failed = (file: File, end: ImportResult['end'] = 'failed'): ImportResult => ({
  saved: {
    importId: 'i',
    fileName: 'markets.csv',
    fileSize: 9,
    rows: 9,
    validRows: 5,
    startedAt: 1,
  } as ResumableImport,
  endedAt: 2,
  end,
  tally: tallyOf({ inserted: 2 }),
  refused: [],
  canUndo: true,
  file,
  rejectedCsv: async () => {
    for await (const _ of [await file.slice().arrayBuffer()]);
    return new Blob(['line,reason']);
  },
  batches: (async function* () {})(),
});

test.each(['failed', 'stopped'] as const)(
  'an import that %s and whose file is gone is recorded, to be undone',
  async (end) => {
    const archive = new MemoryArchive();
    await addToHistory(archive, failed(new UnreadableFile(['123456789'], 'markets.csv'), end));
    expect(await archive.list()).toMatchObject([{ importId: 'i', end, canUndo: true }]);
    expect(archive.files.get('i')).toEqual({ file: null, rejected: null, batches: [] });
  },
);

test('one that failed for another reason has its file and the rows that were left out', async () => {
  const archive = new MemoryArchive();
  const file = new File(['123456789'], 'markets.csv');
  await addToHistory(archive, failed(file));
  expect(archive.files.get('i')).toMatchObject({ file, rejected: expect.any(Blob) });
});
