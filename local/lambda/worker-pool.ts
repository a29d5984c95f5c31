import { AwsError } from '../http/errors';
import { FunctionError } from './types';

/** A worker as the pool uses it. */
export interface PooledWorker {
  readonly isRunning: boolean;
  run(event: string): Promise<string>;
  end(): Promise<void>;
}

export interface PoolLimits {
  /** Workers at the same time. */
  readonly workers: number;
  /** How long an event waits for a worker at most. */
  readonly waitMilliseconds: number;
  /** How long an idle worker is kept alive. */
  readonly idleMilliseconds: number;
  /** How long a worker is used at most. */
  readonly lifetimeMilliseconds: number;
}

/** Runs a function's events on one worker per concurrent event, up to a limit; further events queue. */
export class WorkerPool<Pooled extends PooledWorker> {
  readonly #start: () => Promise<Pooled>;
  readonly #limits: PoolLimits;
  readonly #workers = new Map<Pooled, { readonly retireAt: number }>();
  readonly #idle = new Map<Pooled, NodeJS.Timeout>();
  readonly #waiting: { resolve(): void; reject(error: FunctionError): void }[] = [];
  #busy = 0;
  #closed = false;

  constructor(start: () => Promise<Pooled>, limits: PoolLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /**
   * Runs an event as soon as a worker is free.
   * @throws AwsError TooManyRequestsException, as Lambda does, when none is free for too long. The caller has timed out
   *   by then; running the event anyway would delay callers that still wait.
   */
  async run(event: string): Promise<string> {
    await this.#enter();
    try {
      const worker = this.#takeIdle() ?? (await this.#startWorker());
      try {
        return await worker.run(event);
      } finally {
        this.#reuseLater(worker);
      }
    } finally {
      this.#leave();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(stopped());
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#workers.keys()].map((worker) => worker.end()));
  }

  async #enter(): Promise<void> {
    if (this.#closed) throw stopped();
    if (this.#busy < this.#limits.workers) {
      this.#busy += 1;
      return;
    }
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        fail(new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429));
      }, this.#limits.waitMilliseconds);
      const waiter = {
        resolve() {
          clearTimeout(timer);
          done();
        },
        reject(error: FunctionError) {
          clearTimeout(timer);
          fail(error);
        },
      };
      this.#waiting.push(waiter);
    });
  }

  #leave(): void {
    const next = this.#waiting.shift();
    // The next event in the queue gets the free slot.
    if (next) next.resolve();
    else this.#busy -= 1;
  }

  async #startWorker(): Promise<Pooled> {
    const retireAt = Date.now() + this.#limits.lifetimeMilliseconds;
    const worker = await this.#start();
    this.#workers.set(worker, { retireAt });
    if (this.#closed) {
      await worker.end();
      throw stopped();
    }
    return worker;
  }

  #takeIdle(): Pooled | undefined {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      const { retireAt } = this.#workers.get(worker) ?? { retireAt: 0 };
      if (worker.isRunning && Date.now() < retireAt) return worker;
      this.#discard(worker);
    }
    return undefined;
  }

  #reuseLater(worker: Pooled): void {
    if (this.#closed || !worker.isRunning) {
      this.#discard(worker);
      return;
    }
    const end = () => {
      this.#idle.delete(worker);
      this.#discard(worker);
    };
    this.#idle.set(worker, setTimeout(end, this.#limits.idleMilliseconds).unref());
  }

  #discard(worker: Pooled): void {
    this.#workers.delete(worker);
    void worker.end();
  }
}

const stopped = () => new FunctionError('The local cloud is stopping.', 'Runtime.ExitError');
