import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { temporaryFolder } from '../harness/polder';
import { median } from './median';

const run = promisify(execFile);
const repeats = 3;

/** A file of rentals, every tenth of them with quotes, a delimiter and another script. */
export async function writeRentals(file: string, rows: number): Promise<void> {
  const hard = ['"Markt ""De Zwaan"", noord', '"القاهرة, وسط', '"東京'];
  const line = (row: number) => {
    const name = row % 10 === 0 ? `${hard[(row / 10) % hard.length]} ${row}"` : `Markt ${row}`;
    return `🇳🇱,${name},NL,${(row * 7919) % 2_000_000}\n`;
  };
  await pipeline(
    Readable.from(
      (function* () {
        yield 'Flag,Name,Code,Population\n';
        for (let start = 0; start < rows; start += 1000) {
          yield Array.from({ length: Math.min(1000, rows - start) }, (_, index) => line(start + index)).join('');
        }
      })(),
    ),
    createWriteStream(file),
  );
}

interface Reading {
  rows: number;
  /** Of processor time. */
  seconds: number;
  /** The most resident memory, in bytes. */
  memory: number;
}

/** Bundled, as the browser gets it: between modules of its own, Node calls a getter for each function. */
async function bundleReader(folder: string): Promise<string> {
  const outfile = path.join(folder, 'csv-reader.cjs');
  const entry = path.join(__dirname, 'csv-reader.ts');
  await build({ entryPoints: [entry], bundle: true, platform: 'node', format: 'cjs', outfile });
  return outfile;
}

/** Each reading has a process of its own, so that none inherits the other's heap. */
async function read(reader: string, by: 'polder' | 'papaparse', file: string): Promise<Reading> {
  const { stdout } = await run(process.execPath, [reader, by, file]);
  return JSON.parse(stdout);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/**
 * Reading and checking a million rows as the import's worker does, against PapaParse alone turning the same file into
 * objects; and the memory that ten times as many rows take.
 */
export async function measureCsv(): Promise<string[]> {
  const folder = temporaryFolder('csv');
  try {
    const file = path.join(folder.path, 'million.csv');
    const larger = path.join(folder.path, 'ten-million.csv');
    const reader = await bundleReader(folder.path);
    await writeRentals(file, 1_000_000);
    const ours: Reading[] = [];
    const theirs: Reading[] = [];
    for (let round = 0; round < repeats; round++) {
      theirs.push(await read(reader, 'papaparse', file));
      ours.push(await read(reader, 'polder', file));
    }
    const seconds = median(ours.map((reading) => reading.seconds));
    const alone = median(theirs.map((reading) => reading.seconds));
    await writeRentals(larger, 10_000_000);
    const tenfold = await read(reader, 'polder', larger);
    return [
      `CSV of ${ours[0]?.rows} rows, parsed and checked: ${seconds.toFixed(2)} s of processor time; ` +
        `PapaParse alone: ${alone.toFixed(2)} s`,
      `ratio: ${(alone / seconds).toFixed(2)} × PapaParse`,
      `memory: ${megabytes(ours[0]?.memory ?? 0)}; with ${tenfold.rows} rows ${megabytes(tenfold.memory)}`,
    ];
  } finally {
    folder.remove();
  }
}

if (require.main === module) {
  measureCsv().then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
