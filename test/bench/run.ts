/** `npm run bench`: the measurements that Polder's claims rest on. Each ratio compares two things in the same run. */
import { readFileSync } from 'node:fs';
import { startPolder, temporaryFolder } from '../harness/polder';
import { measureCsv } from './csv';
import { measureCsvInBrowser } from './csv-browser';
import { measureImport } from './import-rate';
import { measureLighthouse } from './lighthouse';
import { measureLongList } from './long-list';
import { measureReload } from './reload';
import { measureSizes } from './sizes';
import { measureTable } from './table';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** Resident memory of a process, in bytes (Linux). */
function memoryOf(processId: number | undefined): number {
  const pages = readFileSync(`/proc/${processId}/statm`, 'utf8').split(' ')[1];
  return Number(pages) * 4096;
}

async function main(): Promise<void> {
  const folder = temporaryFolder('bench');
  // The first start builds; the second shows what a start without changes costs.
  const first = await startPolder(folder.path);
  await first.stop();
  const polder = await startPolder(folder.path);
  console.log(`start without changes: ${(polder.readyAfter / 1000).toFixed(2)} s`);
  if (process.platform === 'linux') console.log(`memory when idle: ${megabytes(memoryOf(polder.process.pid))} MB`);
  for (const line of await measureLighthouse(polder.url)) console.log(line);
  for (const line of await measureReload(polder.url)) console.log(line);
  for (const line of await measureTable(polder.url)) console.log(line);
  for (const line of await measureImport(polder)) console.log(line);
  for (const line of await measureCsvInBrowser(polder.url)) console.log(line);
  for (const line of await measureLongList(polder.url)) console.log(line);
  if (process.platform === 'linux') console.log(`memory after it: ${megabytes(memoryOf(polder.process.pid))} MB`);
  await polder.stop();
  folder.remove();
  for (const line of await measureCsv()) console.log(line);
  for (const line of measureSizes()) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
