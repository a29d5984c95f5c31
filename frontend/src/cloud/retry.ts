/** Waits; replaceable in tests. Rejects with the signal's reason when it aborts. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });

const firstDelay = 500;
const maxDelay = 5 * 60_000;

/**
 * The delay before another attempt: doubling from half a second, up to half of it random, so that browsers do not all
 * retry at the same moment.
 * @param attempt 1 before the second attempt
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * random();
}

const maxAttempts = 3;

/**
 * Tries a call up to three times, for calls that Amplify does not repeat itself. A failure that a retry cannot fix is
 * thrown immediately.
 */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  canRetry: (error: unknown) => boolean,
  signal: AbortSignal,
  waitFor: Wait = wait,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === maxAttempts || !canRetry(error)) throw error;
      await waitFor(backoff(attempt), signal);
    }
  }
}
