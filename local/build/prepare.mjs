// Runs after `npm install` and `npm ci`: builds once, so that the first start is as quick as the others. What does not
// build is said by `npm start`, which tries again; an installation does not fail over it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: this also runs on a Node before 20.11.
const repository = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const tsx = path.join(repository, 'node_modules', 'tsx');
// An installation without development dependencies has nothing to build with, and nothing to run here.
if (existsSync(tsx)) {
  spawnSync(process.execPath, ['--import', 'tsx', 'local/build/prebuild.ts'], { cwd: repository, stdio: 'ignore' });
}
