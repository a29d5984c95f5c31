/**
 * `npm run prove -- entity [--keep]`: boats in place of rentals. Runs the commands of docs/make-it-yours.md, which end with types
 * and the build, in a copy of the last commit, then lint, and adds a boat in the browser to the Polder of the copy.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CommandResult, commandsIn, copyRepository } from './load/copy';

const isKept = process.argv.includes('--keep');

/** The commands of the guide, one block for each step, without the list's indentation. */
function stepsOf(guide: string): string[] {
  const [, section = ''] = guide.split('## Your own entity in place of rentals');
  return [...section.matchAll(/^ {3}```sh\n([\s\S]*?)^ {3}```$/gm)].map(([, block = '']) =>
    block.replace(/^ {3}/gm, ''),
  );
}

/** Types and the build are the guide's last step. */
const checks: Readonly<Record<string, readonly string[]>> = {
  lint: ['npm', 'run', '-s', 'lint'],
  browser: ['npx', 'tsx', 'test/prove/entity-in-browser.ts'],
};

const copy = mkdtempSync(path.join(tmpdir(), 'polder-with-boats-'));
const run = commandsIn(copy);
const failures: string[] = [];
function report(name: string, { isDone, output }: CommandResult, shown = ''): void {
  console.log(`with boats, ${name}: ${isDone ? `passed${shown}` : `failed\n${output.slice(-12_000)}`}`);
  if (!isDone) failures.push(name);
}

copyRepository(copy);
const steps = stepsOf(readFileSync(path.join(copy, 'docs/make-it-yours.md'), 'utf8'));
if (steps.length === 0) failures.push('finding the steps');
for (const [index, step] of steps.entries()) report(`step ${index + 1}`, run(['bash', '-euo', 'pipefail', '-c', step]));
for (const [name, call] of Object.entries(checks)) {
  const result = run(call);
  report(name, result, name === 'browser' ? `: ${result.output.trim()}` : '');
}
console.log(run(['git', 'diff', '--shortstat']).output);
if (isKept) console.log(`The copy is kept: ${copy}`);
else rmSync(copy, { recursive: true });
console.log(failures.length > 0 ? `Failed: ${failures.join(', ')}.` : `Boats in place of rentals: all checks pass.`);
process.exit(failures.length > 0 ? 1 : 0);
