import { setTimeout as pause } from 'node:timers/promises';
import { Listener } from './listener';
import type { Random } from './random';
import type { RentalWriter } from './rental-writer';
import type { Session } from './session';
import type { Counts } from './summary';

const steadyCount = 3;
const passingCount = 12;
const settleMilliseconds = 20_000;

/** Subscribers: a few permanent ones that must receive everything, and many that connect, leave, sleep or are cut off. */
export class Listeners {
  readonly #permanent: Listener[] = [];
  readonly #passing: Listener[] = [];

  constructor(
    private readonly session: Session,
    private readonly counts: Counts,
    private readonly writer: RentalWriter,
  ) {}

  async open(): Promise<void> {
    for (let index = 0; index < steadyCount; index++) this.#permanent.push(await Listener.subscribe(this.session));
  }

  /** Connects one, or disconnects one in one of the ways in which clients disconnect. */
  async change(random: Random): Promise<void> {
    if (this.#passing.length < passingCount && random.chance(0.6)) {
      this.#passing.push(await Listener.subscribe(this.session));
      this.counts.add('subscribed');
      return;
    }
    const [one] = this.#passing.splice(random.integer(0, this.#passing.length - 1), 1);
    if (!one) return;
    const way = random.pick(['leave', 'drop', 'stall'] as const);
    this.counts.add(`listener ${way}`);
    one[way]();
    // A sleeping client sends no close message; its connection is lost some time later.
    if (way === 'stall') void pause(60_000, undefined, { ref: false }).then(() => one.drop());
  }

  /** Waits until the permanent subscribers have received all writes, or until a timeout. */
  async settle(): Promise<void> {
    const end = performance.now() + settleMilliseconds;
    while (this.missed > 0 && performance.now() < end) await pause(200);
  }

  /** Messages that permanent subscribers did not receive. */
  get missed(): number {
    const { written } = this.writer;
    return this.#permanent.reduce(
      (sum, { received }) => sum + [...written].filter((id) => !received.has(id)).length,
      0,
    );
  }

  close(): void {
    for (const one of [...this.#permanent, ...this.#passing]) one.drop();
  }
}
