/** `npm run reset`: deletes the local data, if the folder is Polder's and not in use. */
import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from './build/inputs';
import { dataEntries } from './data-directory';
import { DataFolderInUseError, openStore, tablesFolder } from './dynamodb/store';
import { readSettings } from './settings';

/** @throws Error for any argument, when the folder holds something else, or a running Polder has it open. */
async function reset(): Promise<string> {
  // It takes none, and "--help" must not delete anything.
  parseArgs();
  const { dataDirectory } = readSettings(process.env, path.join(repository, '.polder'));
  if (isEmpty(dataDirectory)) return `There is no data in ${dataDirectory}.`;
  if (!existsSync(path.join(dataDirectory, 'polder.json'))) {
    throw new Error(`${dataDirectory} has no polder.json, so it is not Polder's data. Nothing was removed.`);
  }
  await refuseWhenInUse(tablesFolder(dataDirectory));
  for (const name of dataEntries) rmSync(path.join(dataDirectory, name), { recursive: true, force: true });
  // Earlier versions began their data in a folder that had other files.
  const others = readdirSync(dataDirectory);
  if (others.length > 0) {
    return (
      `Removed Polder's data from ${dataDirectory}. The rest is not Polder's, and stays: ${others.join(', ')}. ` +
      'Choose another folder with POLDER_DATA.'
    );
  }
  rmdirSync(dataDirectory);
  return `Removed ${dataDirectory}. The next start begins empty, with the sample rentals.`;
}

const isEmpty = (directory: string) =>
  !existsSync(directory) || (statSync(directory).isDirectory() && readdirSync(directory).length === 0);

/** A running Polder would continue without its data, and lose later writes. */
async function refuseWhenInUse(tables: string): Promise<void> {
  if (!existsSync(tables)) return;
  try {
    const store = await openStore(tables);
    await store.db.close();
  } catch (error) {
    if (error instanceof DataFolderInUseError) throw error;
    // Damaged tables are a reason to reset, not against it.
  }
}

reset().then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
