/**
 * `npm run prove -- field [name]`: adds an optional text to rentals in a copy of the last commit, as graphql/README.md says and
 * nowhere else, and checks types, lint, the build and the unit tests there, which go through every field.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandsIn, copyRepository } from './load/copy';

const [field = 'Region'] = process.argv.slice(2).filter((word) => !word.startsWith('-'));

/** A file, where in it, and what is written there. */
const changes: readonly (readonly [string, RegExp, string])[] = [
  // In the type, the input and the content of a version.
  ['graphql/schema.graphql', /^ {2}Population: Int!?$/gm, `$&\n  ${field}: String`],
  ['graphql/rental.ts', /^ {2}Population: count,$/m, `$&\n  ${field}: optionalText(100),`],
  ...['en', 'nl'].map(
    (language) =>
      [
        `frontend/src/locales/${language}/rentals.json`,
        /^ {4}"Population": .*$/m,
        `$&\n    "${field}": "${field}",`,
      ] as const,
  ),
];

/** These measure what the fields of a rental cost, which the page of costs is computed from: another one costs more. */
const measured = ['test/lambdas/batch-test/costs.test.ts', 'test/lambdas/record-history/costs.test.ts'];

const checks: Readonly<Record<string, readonly string[]>> = {
  codegen: ['npm', 'run', '-s', 'codegen'],
  types: ['npm', 'run', '-s', 'typecheck'],
  lint: ['npm', 'run', '-s', 'lint'],
  // Some unit tests read the built website.
  build: ['npm', 'run', '-s', 'build'],
  tests: ['npx', 'jest', 'test/graphql', 'test/lambdas', 'test/frontend/rentals', 'test/frontend/activity'],
};

const copy = mkdtempSync(path.join(tmpdir(), 'polder-with-a-field-'));
const run = commandsIn(copy);
copyRepository(copy);
const failures: string[] = [];
for (const name of measured) rmSync(path.join(copy, name));
for (const [name, place, text] of changes) {
  const file = path.join(copy, name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(place, text);
  if (after === before) failures.push(`changing ${name}`);
  writeFileSync(file, after);
}
for (const [name, call] of Object.entries(checks)) {
  const { isDone, output } = run(call);
  console.log(`with ${field}, ${name}: ${isDone ? 'passed' : `failed\n${output.slice(-12_000)}`}`);
  if (!isDone) failures.push(name);
}
console.log(run(['git', 'diff', '--stat']).output);
rmSync(copy, { recursive: true });
console.log(failures.length > 0 ? `Failed: ${failures.join(', ')}.` : `Added: ${field}; all checks pass.`);
process.exit(failures.length > 0 ? 1 : 0);
