/** All times are in milliseconds. Each is partly random, so that many browsers do not ask at the same moment. */

/** The time without messages after which the browser checks whether it missed one. Up to 30 seconds. */
export const silenceLimit = (random = Math.random): number => 24_000 + 6_000 * random();

/** Reads a second of all listeners together: half of AppSync's lowest default quota, which has other calls to answer too. */
const readsPerSecond = 2_500;
/** The maximum delay, whatever the number of listeners. */
const maxSpread = 20_000;

/** Over how long listeners spread reads that a message makes all of them do. @param reads of each listener */
export const readSpread = (listeners: number, reads: number): number =>
  Math.min(maxSpread, (1000 * listeners * reads) / readsPerSecond);

/** After a message was missed: all others may have missed it too. */
export const missedReadDelay = (spread: number, random = Math.random): number => spread * random();

const firstNamedDelay = 1_000;
const maxNamedDelay = 30_000;

/**
 * The wait before what a message named is read: the index that is read follows the table a moment later, and further
 * messages are read with it.
 * @param round 1 for the first read, more while messages keep coming
 * @param spread from {@link readSpread}
 */
export function namedReadDelay(round: number, spread = 0, random = Math.random): number {
  const half = Math.min(maxNamedDelay, firstNamedDelay * 2 ** round) / 2;
  return half + Math.max(half, spread) * random();
}

/** How long the index that is read may take to follow the table: many times the typical delay. */
export const indexDelay = 20_000;

/** How far the clock of a device may be ahead of the cloud's, whose times changes have. */
export const maxClockError = 15 * 60_000;

/** After the last of such reads: by then the index has every change, which one more read finds. */
export const settleDelay = (spread = 0, random = Math.random): number =>
  indexDelay + Math.max(10_000, spread) * random();

export interface Timer {
  /** Restarts it. */
  start(milliseconds: number): void;
  stop(): void;
  readonly isWaiting: boolean;
}

export function createTimer(callback: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    start(milliseconds) {
      stop();
      timer = setTimeout(() => {
        timer = undefined;
        callback();
      }, milliseconds);
    },
    stop,
    get isWaiting() {
      return timer !== undefined;
    },
  };
}
