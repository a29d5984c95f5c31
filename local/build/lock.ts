import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './processes';

/** The locks that this process has. */
const held = new Set<string>();

/**
 * Runs a task while no other process of this machine runs one with the same lock file; waits for its turn.
 * @param onWait is called once if it has to wait
 */
export async function withLock<T>(file: string, task: () => Promise<T>, onWait?: () => void): Promise<T> {
  if (!take(file)) {
    onWait?.();
    do await delay(200);
    while (!take(file));
  }
  try {
    return await task();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // Unlike a write, a link is there with its content or not at all.
    linkSync(own, file);
    held.add(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isLeft(file)) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

/** Whether the process that had the lock was killed. */
function isLeft(file: string): boolean {
  const holder = readHolder(file);
  if (holder === undefined) return false;
  // In a container, the next process gets the same id.
  return holder === process.pid ? !held.has(file) : !isAlive(holder);
}

/** The id of the process that has the lock; undefined if it was released meanwhile: another may have it now. */
function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
