/** `npm run reset`: empties the local data folder, after making sure that it is one. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repository } from './build/inputs';
import { readSettings } from './settings';

const { dataDirectory } = readSettings(process.env, path.join(repository, '.polder'));
if (!existsSync(dataDirectory) || readdirSync(dataDirectory).length === 0) {
  console.log(`There is no data in ${dataDirectory}.`);
} else if (!existsSync(path.join(dataDirectory, 'polder.json'))) {
  console.error(`${dataDirectory} has no polder.json, so it is not Polder's data. Nothing was removed.`);
  process.exit(1);
} else {
  rmSync(dataDirectory, { recursive: true });
  console.log(`Removed ${dataDirectory}. The next start begins empty, with the sample rentals.`);
}
