/** The scripts around an installation also run on versions of Node that Polder does not: they have to say so. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../harness/polder';

const repository = path.join(__dirname, '..', '..', '..');
const folder = temporaryFolder('install');
const build = path.join(folder.path, 'local', 'build');
afterAll(() => folder.remove());

/** Runs a script in a clone without packages, as a version of Node runs it. */
function run(script: string, version: string) {
  const asVersion = [
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    // Node has them from 20.11 on.
    'delete import.meta.dirname;',
    'delete import.meta.filename;',
  ];
  mkdirSync(build, { recursive: true });
  for (const file of ['package.json', 'local/build/node-version.mjs']) {
    copyFileSync(path.join(repository, file), path.join(folder.path, file));
  }
  const source = readFileSync(path.join(repository, 'local', 'build', script), 'utf8');
  writeFileSync(path.join(build, script), `${asVersion.join('\n')}\n${source}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(build, script)], { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

test('a start on an old Node says which version Polder needs', () => {
  expect(run('install.mjs', '18.20.8')).toEqual({
    status: 1,
    text: expect.stringMatching(/^Polder needs Node \^20\.19\.0 \|\|.*; this is Node 18\.20\.8\.\n$/),
  });
});

test('a start with everything installed goes on', () => {
  expect(run('install.mjs', '24.0.0')).toEqual({ status: 0, text: '' });
});

test('an installation on an old Node ends', () => {
  expect(run('prepare.mjs', '18.20.8')).toEqual({ status: 0, text: '' });
});
