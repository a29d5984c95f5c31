// Runs before `npm start` and `npm test`: installs what is missing, so that a fresh clone needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { satisfies } from './node-version.mjs';

// Not import.meta.dirname: this also runs on a Node before 20.11.
const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const { engines } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8'));

const modified = (file) => statSync(path.join(repository, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes this file at the end of each installation.
const installed = modified('node_modules/.package-lock.json');

if (!satisfies(process.versions.node, engines.node)) {
  console.error(`Polder needs Node ${engines.node}; this is Node ${process.versions.node}.`);
  process.exit(1);
}

if (installed < modified('package-lock.json')) {
  console.log(installed ? 'package-lock.json has changed: installing …' : 'First start: installing …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The installation failed; npm says above why. Run the same command again when that is mended.');
    process.exit(1);
  }
}
