import type { CloudFailure } from './errors';

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

/** The longest delay of a timer: 24 days. */
export const maxTimerDelay = 2 ** 31 - 1;

/** Waits that can be ended early. */
export class WakeableWait {
  private alarm = new AbortController();

  constructor(
    private readonly waitFor: Wait,
    private readonly signal?: AbortSignal,
  ) {}

  /** Resolves after the time, or when woken, or when the signal aborts. */
  async wait(milliseconds: number): Promise<void> {
    const { alarm, signal } = this;
    const ended = signal ? AbortSignal.any([alarm.signal, signal]) : alarm.signal;
    await this.waitFor(milliseconds, ended).catch(() => {});
  }

  /** Ends the current waits. */
  wake(): void {
    this.alarm.abort();
    this.alarm = new AbortController();
  }
}

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

/** Amplify sends a GraphQL call up to three times, doubling the delay each time. */
const attemptsOfAmplify = 3;

/** A request without a network costs nothing; sync continues within 5 s of the network's return. */
const maxNetworkDelay = 3_000;

/**
 * The delay before a failed GraphQL call is repeated, if it is repeated until it succeeds.
 * @param calls consecutive failures, from 1; Amplify has sent each up to three times
 */
export function delayAfter(failure: CloudFailure, calls: number, random: () => number = Math.random): number {
  if (failure === 'network') return Math.min(maxNetworkDelay, backoff(calls, random));
  return backoff(calls + attemptsOfAmplify, random);
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
