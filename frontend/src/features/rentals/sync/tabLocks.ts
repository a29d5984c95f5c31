import type { Wait } from '../../../cloud/retry';

/** Locks between the tabs of one browser. Without them (an insecure origin), each tab is assumed to be the only one. */

/** Milliseconds in which a tab that is reloaded takes its locks again. */
const reloadTime = 5_000;

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Takes a lock if it is free, and holds it until the signal aborts. */
export function takeLock(name: string, signal: AbortSignal): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? untilAborted(signal) : undefined;
      })
      .catch(reject);
  });
}

/**
 * Takes a lock if it is free, and holds it until the returned function is called.
 * @param signal waits instead until another tab releases the lock
 * @returns null when another tab has the lock, or the signal has aborted
 */
export function acquireLock(name: string, signal?: AbortSignal): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(name, signal ? { signal } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch((error) => (signal?.aborted ? resolve(null) : reject(error)));
  });
}

/**
 * Takes a lock that another tab has once that tab is closed: one that is reloaded has it again a moment later.
 * @param acquire as {@link acquireLock} for the lock
 * @returns null when the signal has aborted
 */
export async function acquireOnceClosed(
  acquire: (signal?: AbortSignal) => ReturnType<typeof acquireLock>,
  waitFor: Wait,
  signal: AbortSignal,
): ReturnType<typeof acquireLock> {
  let release = await acquire();
  while (!release && !signal.aborted) {
    (await acquire(signal))?.();
    await waitFor(reloadTime, signal).catch(() => undefined);
    if (!signal.aborted) release = await acquire();
  }
  return release;
}

/** Waits until another tab releases a lock, without a time limit, and then holds it until the signal aborts. */
export async function waitForLock(name: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    navigator.locks
      .request(name, { signal }, () => {
        resolve();
        return untilAborted(signal);
      })
      .catch(reject);
  });
}

/** Waits until another tab releases a lock, without a time limit, and holds it while the task runs. */
export async function withLock(name: string, signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, { signal }, task);
}
