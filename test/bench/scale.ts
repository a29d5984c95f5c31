import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningPolder } from '../harness/polder';
import { fileBytesPerRental, messageFigures } from './scale/message-size';
import { chartsOf, scalePage } from './scale/page';
import type { Results } from './scale/results';
import { atRest, measureReturn, measureRun, openListener, openListeners, type Run, signedIn } from './scale/runs';
import { Writer } from './scale/writer';
import { importedRental } from './seed-rentals';

/** Listeners, and how many of them also read what messages only name: what a laptop can answer. */
const sizes = [
  { listeners: 10, reading: 10 },
  { listeners: 1_000, reading: 3 },
  { listeners: 100, reading: 5 },
];
const rates = [1, 10, 1_000];
const editedRentals = 2_000;
const editSeconds = 15;
const bulkRows = 200;
const importedRows = 20_000;

const folder = path.join(__dirname, '..', '..');
export const measuredFile = path.join(__dirname, 'scale', 'measured.json');

/** Messages, queries and bytes of many open dashboards while others write. Writes docs/scale.md and its charts. */
export async function measureScale(polder: RunningPolder): Promise<string[]> {
  const endpoint = await signedIn(polder);
  const writer = new Writer(endpoint);
  const rentalsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => importedRental(first + index));
  await writer.importRows(rentalsFrom(0, editedRentals));
  await atRest(polder, []);

  const runs: Results['runs'][number][] = [];
  const measured: Partial<Results> = { date: new Date().toISOString().slice(0, 10), runs };
  const messages = { ...(await messageFigures()), fileBytes: await fileBytesPerRental() };
  for (const { listeners: count, reading } of sizes) {
    const listeners = await openListeners(endpoint, count, reading);
    await atRest(polder, listeners);
    const openingQueries = listeners.reduce((sum, { counts }) => sum + counts.operations, 0) / count;
    const measure = async (what: string, write: () => Promise<number>) => {
      const run = await measureRun(polder, endpoint, listeners, write);
      console.log(lineOf(what, run));
      return run;
    };
    for (const wanted of rates) {
      const run = await measure(`${wanted} edits a second`, () => writer.edit(wanted, editSeconds));
      runs.push({ wanted, ...run });
    }
    if (count === sizes[0]?.listeners) {
      // Holds a copy, and is not open while others import.
      const absent = await openListener(endpoint);
      await atRest(polder, listeners);
      absent.pause();
      const together = () => writer.edit(bulkRows * 10, 0.05);
      const bulk = await measure(`${bulkRows} rentals changed together`, together);
      const imported = await measure(`import of ${importedRows}`, () =>
        writer.importRows(rentalsFrom(editedRentals, importedRows)),
      );
      const { rows, readBytes } = imported.readingCounts;
      const returned = await measureReturn(polder, absent);
      console.log(`back after the import: ${JSON.stringify(returned)}`);
      Object.assign(measured, {
        bulk,
        imported: {
          ...imported,
          readsPerRow: rows / importedRows,
          bytesPerRow: readBytes / importedRows,
          queriesPerRow: imported.readingCounts.operations / importedRows,
          unitsPerRow: imported.readingCounts.readUnits / importedRows,
        },
        returned,
        figures: {
          ...messages,
          openingQueries,
          readBytes: absent.answers.bytes / absent.answers.rows,
        },
      });
    }
    for (const listener of listeners) listener.close();
    runs.sort((one, other) => one.listeners - other.listeners);
    // After each size: the largest takes long.
    save({ ...(measured as Results), machine: machine() });
  }
  return ['docs/scale.md and its charts are written'];
}

function save(results: Results): void {
  writeFileSync(measuredFile, `${JSON.stringify(results, rounded, 2)}\n`);
  writePage(results);
}

/** Writes the page and its charts; without measuring again, by `npx tsx test/bench/scale.ts`. */
export function writePage(results: Results): void {
  writeFileSync(path.join(folder, 'docs', 'scale.md'), scalePage(results));
  for (const [name, svg] of Object.entries(chartsOf(results))) {
    writeFileSync(path.join(folder, 'docs', 'pictures', name), svg);
  }
}

const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);

const machine = () =>
  `${os.cpus().length} processors (${os.cpus()[0]?.model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GB of memory, ` +
  `Node.js ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)} at the end`;

const lineOf = (what: string, { listeners, reading, edits, seconds, heardPerSecond, counts, areEqual, ...run }: Run) =>
  `${what}, ${listeners} listeners (${reading} reading): ${edits} edits in ${seconds.toFixed(1)} s; each heard ` +
  `${counts.metered.toFixed(1)} metered messages, ${heardPerSecond.toFixed(3)} a second; readers ` +
  `${run.readingCounts.operations.toFixed(1)} queries, ${run.readingCounts.rows.toFixed(0)} rows, ` +
  `${(run.readingCounts.readBytes / 1e6).toFixed(2)} MB; ${run.invocations} invocations; ${areEqual ? 'all equal' : 'NOT equal'}`;

if (require.main === module) {
  writePage(require(measuredFile) as Results);
}
