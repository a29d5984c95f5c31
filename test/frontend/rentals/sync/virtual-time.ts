const realImmediate = setImmediate;

interface VirtualTimer {
  readonly id: number;
  readonly at: number;
  readonly callback: () => void;
}

/**
 * Replaces `setTimeout`, `clearTimeout` and `Date.now` by a clock that tests move. Jest's own waits a real millisecond
 * for each timer, which thousands of schedules cannot.
 */
export class VirtualTime {
  private timers: VirtualTimer[] = [];
  private lastId = 0;
  private readonly real = { setTimeout, clearTimeout, now: Date.now };

  constructor(private now: number) {
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, milliseconds = 0) => {
        const id = ++this.lastId;
        this.timers.push({ id, at: this.now + milliseconds, callback });
        return id;
      },
      clearTimeout: (id: number) => {
        this.timers = this.timers.filter((timer) => timer.id !== id);
      },
    });
    Date.now = () => this.now;
  }

  /** Runs what is due, in order, and what follows from it. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const next = this.timers.reduce<VirtualTimer | undefined>(
        (first, timer) => (timer.at <= end && (!first || timer.at < first.at) ? timer : first),
        undefined,
      );
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.callback();
      await settle();
    }
    this.now = end;
  }

  restore(): void {
    Object.assign(globalThis, { setTimeout: this.real.setTimeout, clearTimeout: this.real.clearTimeout });
    Date.now = this.real.now;
  }
}

/** Lets all promises that can settle do so. */
const settle = () => new Promise((resolve) => realImmediate(resolve));
