/**
 * `npm run bench -- table lighthouse`: Polder's measurements by name, or `all`; without a name it lists them. Each ratio
 * compares two things in the same run.
 */
import '../harness/browser-name.cjs';
import { type RunningPolder, startPolder, temporaryFolder } from '../harness/polder';
import { megabytes, residentMemory } from '../harness/process-memory';
import { measureActivity } from './activity';
import { measureCopyLimit } from './copy-limit';
import { measureCsv } from './csv';
import { measureCsvInBrowser } from './csv-browser';
import { measureFirstPaint } from './first-paint';
import { measureImport } from './import-rate';
import { measureLighthouse } from './lighthouse';
import { measureLongList } from './long-list';
import { measureReload } from './reload';
import { measureScale } from './scale';
import { measureShifts } from './shifts';
import { measureSizes } from './sizes';
import { measureSnapshots } from './snapshots';
import { measureTable } from './table';

type Measure = (polder: RunningPolder) => Promise<string[]> | string[];

const measures: Readonly<Record<string, Measure>> = {
  memory: ({ process: { pid } }) => {
    const bytes = residentMemory(pid);
    return [`memory: ${bytes === undefined ? 'only on Linux' : megabytes(bytes)}`];
  },
  lighthouse: ({ url }) => measureLighthouse(url),
  'first-paint': ({ url }) => measureFirstPaint(url),
  reload: ({ url }) => measureReload(url),
  table: ({ url }) => measureTable(url),
  import: measureImport,
  activity: measureActivity,
  'csv-browser': ({ url }) => measureCsvInBrowser(url),
  'long-list': ({ url }) => measureLongList(url),
  shifts: ({ url }) => measureShifts(url),
  csv: measureCsv,
  sizes: ({ url }) => measureSizes(url),
  snapshots: measureSnapshots,
  'copy-limit': measureCopyLimit,
  scale: measureScale,
};

/** @returns the names of the command line; undefined when there are none, or unknown ones */
function namesToMeasure(): string[] | undefined {
  const names = process.argv.slice(2);
  const all = Object.keys(measures);
  if (names.join() === 'all') return all;
  const unknown = names.filter((name) => !all.includes(name));
  if (names.length > 0 && unknown.length === 0) return names;
  if (unknown.length > 0) console.error(`There is no measurement ${unknown.join(', ')}.`);
  console.error(`npm run bench -- <name> […], or all\n\n${all.map((name) => `  ${name}`).join('\n')}`);
  return undefined;
}

async function main(): Promise<void> {
  const names = namesToMeasure();
  if (!names) process.exit(2);
  const folder = temporaryFolder('bench');
  // The first start builds what has changed; the second shows what a start without changes costs.
  const first = await startPolder(folder.path);
  await first.stop();
  const polder = await startPolder(folder.path);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  console.log(`start: ${seconds(first.readyAfter)} s, without changes ${seconds(polder.readyAfter)} s`);

  for (const name of names) {
    try {
      for (const line of (await measures[name]?.(polder)) ?? []) console.log(line);
    } catch (error) {
      // The other measurements go on.
      process.exitCode = 1;
      console.error(`${name}:`, error);
    }
  }
  await polder.stop();
  folder.remove();
}

main().then(
  // What a measurement that failed has left open does not keep the process.
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
