/**
 * `npm run prove -- removal [apps]`: removes sample apps, each in a copy of the last commit, with `npm run remove`, and checks what
 * is left: types, lint, the build, conventions, and the unit tests of the lists that named it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandsIn, copyRepository } from './load/copy';

/** Of those that no other app needs: the one with the most files, and one with the fewest. */
const apps = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const chosen = apps.length > 0 ? apps : ['shop', 'tree'];

const checks: Readonly<Record<string, readonly string[]>> = {
  types: ['npm', 'run', '-s', 'typecheck'],
  lint: ['npm', 'run', '-s', 'lint'],
  // Some unit tests read the built website.
  build: ['npm', 'run', '-s', 'build'],
  tests: [
    ...['npx', 'jest', 'test/conventions', 'test/frontend/app', 'test/frontend/lib', 'test/frontend/palette'],
    ...['test/frontend/sample-data', 'test/frontend/site-search', 'test/frontend/layouts', 'test/frontend/offline'],
  ],
};

const failures: string[] = [];
for (const app of chosen) {
  const copy = mkdtempSync(path.join(tmpdir(), `polder-without-${app}-`));
  const run = commandsIn(copy);
  copyRepository(copy);
  const removal = run(['npm', 'run', '-s', 'remove', '--', app]);
  console.log(removal.output);
  if (!removal.isDone) failures.push(`${app}: removing`);
  // The tests of conventions read what git knows.
  run(['git', 'add', '-A']);
  for (const [name, call] of Object.entries(checks)) {
    const { isDone, output } = run(call);
    console.log(`without ${app}, ${name}: ${isDone ? 'passed' : `failed\n${output.slice(-6_000)}`}`);
    if (!isDone) failures.push(`${app}: ${name}`);
  }
  rmSync(copy, { recursive: true });
}
console.log(
  failures.length > 0 ? `Failed: ${failures.join(', ')}.` : `Removed: ${chosen.join(', ')}; all checks pass.`,
);
process.exit(failures.length > 0 ? 1 : 0);
