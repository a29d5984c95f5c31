import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, repository } from './inputs';
import { withLock } from './lock';
import { isAlive } from './processes';

/** A process that uses a build leaves a file named by this and its id, so that no other removes it. */
const userPrefix = 'used-by-';
const cache = path.join(repository, 'node_modules', '.cache', 'polder');
const lock = `${cache}.lock`;
const website = path.join(repository, 'frontend', 'dist', 'index.html');

/**
 * Builds the website, synthesises the app, and returns the assembly's folder. The result is cached by the hash of its
 * inputs, so that a start without changes builds nothing.
 * @throws Error with the failing tool's own output.
 */
export async function buildAssembly(log: (line: string) => void): Promise<string> {
  const assembly = path.join(cache, hashInputs());
  // Tests measure the website's own folder.
  const isBuilt = () => [path.join(assembly, 'manifest.json'), website].every((file) => existsSync(file));
  if (!isBuilt()) {
    mkdirSync(path.dirname(lock), { recursive: true });
    // `npm start` beside `npm test`: two builds at once would empty the website's folder for each other.
    const buildOnce = async () => {
      if (!isBuilt()) await build(assembly, log);
    };
    await withLock(lock, buildOnce, () => {
      log(`Waiting for the build of another start, as ${path.relative(repository, lock)} says…`);
    });
  }
  writeFileSync(path.join(assembly, `${userPrefix}${process.pid}`), '');
  return assembly;
}

async function build(assembly: string, log: (line: string) => void): Promise<void> {
  log('Building the website and synthesising the stacks…');
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn'];
  // This may run in a test, but the cached build is shared.
  await run('The website did not build', vite, { NODE_ENV: 'production' });
  const unfinished = `${assembly}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await run('The stacks did not synthesise', ['--import', 'tsx', 'bin/polder.ts'], {
    CDK_OUTDIR: unfinished,
    CDK_CONTEXT_JSON: synthesisContext(),
    // CloudFormation's validator takes seconds; `npm run synth` and the tests run it.
    POLDER_VALIDATE: 'false',
  });
  const check = ['--import', 'tsx', 'bin/check.ts', unfinished, '--without', 'resource-schemas'];
  await run('AWS would refuse these stacks, or not do what they ask', check);
  removeUnused();
  // There already if only the website was missing.
  if (existsSync(assembly)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, assembly);
}

/** The CDK command line's context: the feature flags of cdk.json, and construct paths in the templates. */
function synthesisContext(): string {
  const { context } = JSON.parse(readFileSync(path.join(repository, 'cdk.json'), 'utf8'));
  return JSON.stringify({ ...context, 'aws:cdk:enable-path-metadata': true, 'aws:cdk:enable-asset-metadata': true });
}

/** Removes the builds that no running process serves or creates. */
function removeUnused(): void {
  for (const name of readdirSync(cache)) {
    const build = path.join(cache, name);
    const users = readdirSync(build)
      .filter((file) => file.startsWith(userPrefix))
      .map((file) => Number(file.slice(userPrefix.length)));
    const maker = Number(path.extname(name).slice(1));
    if (![...users, maker].some(isAlive)) rmSync(build, { recursive: true, force: true });
  }
}

function run(failure: string, nodeArguments: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, nodeArguments, {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${failure}:\n${output.trim()}`));
    });
  });
}
