/** All times are in milliseconds. Each is partly random, so that many browsers do not ask at the same moment. */

/** The time without messages after which the cloud is asked whether one was missed. Up to 30 seconds. */
export const silenceLimit = (random = Math.random): number => 24_000 + 6_000 * random();

const firstNamedDelay = 1_000;
const maxNamedDelay = 30_000;

/**
 * The wait before what a message named is read: the index that is read follows the table a moment later, and further
 * messages are read with it.
 * @param round 1 for the first read, more while messages keep coming
 */
export function namedReadDelay(round: number, random = Math.random): number {
  const full = Math.min(maxNamedDelay, firstNamedDelay * 2 ** round);
  return full / 2 + (full / 2) * random();
}

/** How long the index that is read may take to follow the table: many times what is usual. */
export const indexDelay = 20_000;

/** After the last of such reads: by then the index has every change, which one more read finds. */
export const settleDelay = (random = Math.random): number => 20_000 + 10_000 * random();

export interface Timer {
  /** Restarts it. */
  start(milliseconds: number): void;
  stop(): void;
}

export function createTimer(callback: () => void): Timer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start(milliseconds) {
      stop();
      timer = setTimeout(callback, milliseconds);
    },
    stop,
  };
}
