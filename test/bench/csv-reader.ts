/**
 * Reads one file, by PapaParse alone or as the import does, and prints the processor time that took and the memory it
 * needed. Time on the clock would measure what else the machine does.
 */
import { createReadStream, openAsBlob } from 'node:fs';
import Papa from 'papaparse';
import { ImportSession } from '../../frontend/src/features/rentals/import/read/importSession';

interface Timed {
  rows: number;
  seconds: number;
}

async function timed(work: () => Promise<number>): Promise<Timed> {
  const before = process.cpuUsage();
  const rows = await work();
  const { user, system } = process.cpuUsage(before);
  return { rows, seconds: (user + system) / 1e6 };
}

const readers: Record<string, (file: string) => Promise<Timed>> = {
  papaparse: (file) =>
    timed(
      () =>
        new Promise((resolve, reject) => {
          let rows = 0;
          Papa.parse<object>(createReadStream(file, 'utf8'), {
            header: true,
            skipEmptyLines: true,
            chunk: ({ data }) => {
              rows += data.length;
            },
            complete: () => resolve(rows),
            error: reject,
          });
        }),
    ),
  async polder(file) {
    const session = new ImportSession(await openAsBlob(file));
    // Encoding, delimiter and columns are detected first; PapaParse gets them as options.
    const { guess } = await session.open();
    return timed(async () => {
      const { rows, validRows } = await session.check(guess, {}, () => {});
      if (validRows !== rows) throw new Error(`${rows - validRows} of ${rows} rows were rejected, and none should be.`);
      return rows;
    });
  },
};

async function main(): Promise<void> {
  const [by = '', file = ''] = process.argv.slice(2);
  const reader = readers[by];
  if (!reader) throw new Error(`Name a reader: ${Object.keys(readers).join(' or ')}.`);
  const reading = await reader(file);
  console.log(JSON.stringify({ ...reading, memory: process.resourceUsage().maxRSS * 1024 }));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
