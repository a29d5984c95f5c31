import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.join(__dirname, '..', '..');
/** A busy machine may build for as long as this. */
const timeoutMilliseconds = 240_000;

/** A running Polder, started by its command, with its own data folder and a free port. */
export interface RunningPolder {
  readonly url: string;
  readonly dataDirectory: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Milliseconds from the start of the process to its "ready" line. */
  readonly readyAfter: number;
  /** Ends it with SIGTERM, which it heeds as Ctrl+C; the data stays. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL; the data stays. */
  kill(): Promise<void>;
}

/** A new empty folder in the system's temporary folder. */
export function temporaryFolder(purpose: string): { path: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `polder-${purpose}-`));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts Polder and waits for its "ready" line.
 * @param options as on the command line of local/start.ts
 * @throws Error with its output when it exits before that.
 */
export async function startPolder(
  dataDirectory: string,
  port = 0,
  options: readonly string[] = [],
): Promise<RunningPolder> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'local/start.ts', ...options], {
    cwd: repository,
    env: { ...process.env, POLDER_DATA: dataDirectory, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => fail('is not ready in time'), timeoutMilliseconds);
    const fail = (what: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`Polder ${what}:\n${output}`));
    };
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /Polder is ready: (\S+)/.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(`ended with ${code}`));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    url,
    dataDirectory,
    process: child,
    output: () => output,
    readyAfter: performance.now() - startedAt,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The address of the Polder that all tests of one run share; `npm test` starts it. */
export function sharedPolder(): string {
  const url = process.env.POLDER_URL;
  if (!url)
    throw new Error('POLDER_URL is not set. Run "npm test", or start Polder and set POLDER_URL to its address.');
  return url;
}
