/** Counts requests over a window that moves on with time, second by second, so that it takes little however many come. */
export class RequestRate {
  readonly #windowSeconds: number;
  readonly #perSecond = new Map<number, number>();
  #count = 0;

  constructor(windowSeconds: number) {
    this.#windowSeconds = windowSeconds;
  }

  /**
   * Counts one request.
   * @param now milliseconds of a monotonic clock
   * @returns how many there were within the window, this one included
   */
  add(now: number): number {
    const second = Math.floor(now / 1000);
    for (const [past, count] of this.#perSecond) {
      // They are in the order of time.
      if (past > second - this.#windowSeconds) break;
      this.#perSecond.delete(past);
      this.#count -= count;
    }
    this.#perSecond.set(second, (this.#perSecond.get(second) ?? 0) + 1);
    this.#count += 1;
    return this.#count;
  }
}
