/**
 * `npm run bench`: Polder's measurements. Each ratio compares two things in the same run. Names choose some:
 * `npm run bench -- table lighthouse`.
 */
import '../harness/browser-name.cjs';
import { startPolder, temporaryFolder } from '../harness/polder';
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

type Measure = () => Promise<string[]> | string[];

async function main(): Promise<void> {
  const folder = temporaryFolder('bench');
  // The first start builds what has changed; the second shows what a start without changes costs.
  const first = await startPolder(folder.path);
  await first.stop();
  const polder = await startPolder(folder.path);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  console.log(`start: ${seconds(first.readyAfter)} s, without changes ${seconds(polder.readyAfter)} s`);
  const memory = () => {
    const bytes = residentMemory(polder.process.pid);
    return [`memory: ${bytes === undefined ? 'only on Linux' : megabytes(bytes)}`];
  };

  const measures: Record<string, Measure> = {
    memory,
    lighthouse: () => measureLighthouse(polder.url),
    'first-paint': () => measureFirstPaint(polder.url),
    reload: () => measureReload(polder.url),
    table: () => measureTable(polder.url),
    import: () => measureImport(polder),
    activity: measureActivity,
    'csv-browser': () => measureCsvInBrowser(polder.url),
    'long-list': () => measureLongList(polder.url),
    shifts: () => measureShifts(polder.url),
    csv: measureCsv,
    sizes: () => measureSizes(polder.url),
    snapshots: measureSnapshots,
    'copy-limit': measureCopyLimit,
    scale: () => measureScale(polder),
  };
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in measures));
  if (unknown.length > 0) {
    throw new Error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(measures).join(', ')}.`);
  }
  for (const name of wanted.length > 0 ? wanted : Object.keys(measures)) {
    try {
      for (const line of (await measures[name]?.()) ?? []) console.log(line);
    } catch (error) {
      // The other measurements go on.
      process.exitCode = 1;
      console.error(`${name}:`, error);
    }
  }
  await polder.stop();
  folder.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
