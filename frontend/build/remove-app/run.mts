/**
 * `npm run remove -- shop`: removes a sample app: its folder, its rows in the lists that name it, its texts, its tests.
 * Prints what it did, and what still names the app and is left to do by hand.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { removableApps, removeApp } from './removeApp.mts';

const name = process.argv.slice(2).join(' ');
const root = process.cwd();

if (!removableApps(root).includes(name)) {
  console.error(
    `${name && `There is no app "${name}". `}Name one: npm run remove -- <app>, where <app> is one of: ${removableApps(root).join(', ')}.`,
  );
  process.exit(2);
}
if (execFileSync('git', ['status', '--porcelain'], { cwd: root }).toString().trim() !== '') {
  console.error('There are changes that are not committed. Commit them first, so that the removal can be taken back.');
  process.exit(1);
}

const { deleted, changed, testsLess, left } = removeApp(root, name);
spawnSync('npx', ['biome', 'check', '--write', ...changed], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const list = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');
const changes = changed.map((file) =>
  testsLess[file] ? `${file} (tests that used it went: ${testsLess[file]})` : file,
);
console.log(`Deleted:\n${list(deleted)}\n\nChanged:\n${list(changes)}\n`);
console.log(left.length > 0 ? `Still names it, for you to decide:\n${list(left)}\n` : 'Nothing else names it.\n');
console.log('Next: npm run typecheck && npm run lint && npm test. `git add -A && git reset --hard` takes it back.');
