import type { Clock } from './clock';

/** Whether an error may be retried: more slowly, as before, or not at all. */
export type ErrorKind = 'throttled' | 'transient' | 'permanent';

const firstDelay = 50;
const maxDelay = 2_000;

const throttlingErrors = [
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
];

/** Classifies the errors of an AWS client. */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'permanent';
  const { name, code, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } };
  const statusCode = $metadata?.httpStatusCode ?? 0;
  if (throttlingErrors.includes(name) || statusCode === 429) return 'throttled';
  // Failures of the network carry the operating system's code, such as ECONNRESET; Node's own begin with ERR_.
  const timedOut = name === 'TimeoutError' || name === 'AbortError' || /^E(?!RR_)/.test(code ?? '');
  return timedOut || statusCode >= 500 ? 'transient' : 'permanent';
}

/**
 * The wait before the next attempt: exponential backoff with full jitter, so that rows which were refused together are
 * not retried together.
 * @param attempt attempts made so far, from 1
 * @param chance 0 … 1
 * @returns milliseconds
 */
export function retryDelay(attempt: number, chance: number): number {
  return chance * Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
}

/**
 * Retries until success, a permanent error, or the deadline.
 * @param deadline milliseconds since 1970
 * @param attempt gets the time it starts at, which is before the deadline
 * @throws the last attempt's error; OutOfTime when there was no time for one.
 */
export async function retryUntil<Result>(
  deadline: number,
  clock: Clock,
  attempt: (now: number) => Promise<Result>,
): Promise<Result> {
  let lastError: unknown;
  for (let attempts = 1; ; attempts++) {
    const now = clock.now();
    if (now >= deadline) throw lastError ?? new OutOfTime();
    try {
      return await attempt(now);
    } catch (error) {
      lastError = error;
      if (errorKind(error) === 'permanent') throw error;
      const delay = retryDelay(attempts, clock.random());
      if (clock.now() + delay >= deadline) throw error;
      await clock.wait(delay);
    }
  }
}

/** The deadline came before the first attempt. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}
