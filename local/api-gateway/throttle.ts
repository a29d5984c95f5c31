import type { Throttle } from './api-definition';

/** Allows `burst` requests at the same time, and `requestsPerSecond` over time. */
export class TokenBucket {
  readonly #requestsPerSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(requestsPerSecond: number, burst: number, now: number) {
    this.#requestsPerSecond = requestsPerSecond;
    this.#burst = burst;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes one request's token; false when there is none. */
  take(now: number): boolean {
    const earned = ((now - this.#filledAt) / 1000) * this.#requestsPerSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + earned);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** An account's default limits: requests per second, and burst. */
const accountLimits = { requestsPerSecond: 10_000, burst: 5_000 };

/** A stage's limit for one method: the most specific setting wins, as each method has its own limit. */
export function limitFor(throttles: readonly Throttle[], method: string, path: string): typeof accountLimits {
  const fitting = throttles
    .filter((one) => (one.method === '*' || one.method === method) && (one.path === '/*' || one.path === path))
    .sort((one, other) => specificity(other) - specificity(one));
  const first = (member: 'requestsPerSecond' | 'burst') =>
    fitting.map((throttle) => throttle[member]).find((value) => value !== undefined) ?? accountLimits[member];
  return { requestsPerSecond: first('requestsPerSecond'), burst: first('burst') };
}

const specificity = ({ method, path }: Throttle) => (path === '/*' ? 0 : 2) + (method === '*' ? 0 : 1);
