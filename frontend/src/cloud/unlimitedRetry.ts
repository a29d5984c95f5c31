/** What calls and imports need that are repeated until they succeed. */
import type { CloudFailure } from './errors';
import { backoff, type Wait } from './retry';

/** True for failures that only the user can end: by signing in, or by getting another role. */
export const needsUser = (failure: CloudFailure): boolean => failure === 'signedOut' || failure === 'notAllowed';

/** Amplify sends a GraphQL call up to three times, doubling the delay each time. */
const attemptsOfAmplify = 3;

/** A request without a network costs nothing; sync continues within 5 s of the network's return. */
const maxNetworkDelay = 3_000;

/**
 * The delay before a failed GraphQL call is repeated.
 * @param calls consecutive failures, from 1; Amplify has sent each up to three times
 */
export function delayAfter(failure: CloudFailure, calls: number, random: () => number = Math.random): number {
  if (failure === 'network') return Math.min(maxNetworkDelay, backoff(calls, random));
  return backoff(calls + attemptsOfAmplify, random);
}

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
