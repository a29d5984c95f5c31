/**
 * `npm run prove -- <name>`: tests that take too long for every push. Options after the name are passed on:
 * `npm run prove -- soak --minutes 120 --seed 7`. Each prints a summary, with its seed where it makes choices, and fails by
 * its exit code.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What each proof shows, and its default duration. */
const proofs: Readonly<Record<string, string>> = {
  kills: 'Imports of 20,000 rows lose and double nothing while the server is killed again and again.',
  schedules: 'Clients that are cut off, late, and wrong about the time end equal to the cloud (15 min at most).',
  fuzz: 'Malformed requests to every mount are refused, and hostile CSVs are read without losing a letter (10 min at most).',
  letters: 'No text field of any page loses a letter at 30 ms a key with a processor six times as slow (30 min).',
  removal: 'An app is removed by one command, and types, lint and tests still pass (10 min).',
  field: 'A rental’s new field is the schema, one line of its description and two texts, and works (5 min).',
  entity: 'Boats take the place of rentals by the steps of docs/make-it-yours.md, in a copy that runs (5 min).',
  soak: 'After mixed load the server’s memory comes back, and no subscriber has missed a message (8 min).',
};

const [name = '', ...options] = process.argv.slice(2);
const file = path.join(__dirname, `${name}.ts`);
if (name in proofs && existsSync(file)) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
const list = Object.entries(proofs).map(([one, what]) => `  ${one.padEnd(10)} ${what}`);
console.error(
  `${name && `There is no proof "${name}".\n`}npm run prove -- <name> [--seed N] [options]\n\n${list.join('\n')}`,
);
process.exit(2);
