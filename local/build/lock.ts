import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './processes';

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
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // Unlike a write, a link is there with its content or not at all.
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // A process that was killed leaves its lock.
    if (!isAlive(holder(file))) rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

/** The id of the process that has the lock; 0 if it was released meanwhile. */
function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
