/** Calls in succession that must succeed before one more may run at once. */
const callsPerStep = 10;

/**
 * Limits how many calls run at once to what the service can take: half as many after one for which it was too busy, and
 * slowly one more while they succeed.
 */
export class AdaptiveLimit {
  private limit: number;
  private running = 0;
  private successes = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly max: number) {
    this.limit = max;
  }

  /** Makes the call once fewer than the limit are running, in the order in which they were requested. */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.waiting.push(start);
      this.startWaiting();
    });
    try {
      return await call();
    } finally {
      this.running--;
      this.startWaiting();
    }
  }

  /** A call has succeeded. */
  succeeded(): void {
    if (++this.successes < callsPerStep) return;
    this.successes = 0;
    this.limit = Math.min(this.max, this.limit + 1);
    this.startWaiting();
  }

  /** The service was too busy for a call. */
  wasBusy(): void {
    this.successes = 0;
    this.limit = Math.max(1, Math.floor(this.limit / 2));
  }

  private startWaiting(): void {
    while (this.running < this.limit && this.waiting.length > 0) {
      this.running++;
      this.waiting.shift()?.();
    }
  }
}
