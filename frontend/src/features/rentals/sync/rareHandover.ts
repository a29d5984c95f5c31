import type { Rental } from '../../../../../graphql/generated/schema';
import type { Checkpoints, PulledPage } from './pulledPage';

/** The store gets the first rentals at once when there are this many, … */
const firstRentals = 2_000;
/** … and the next ones when reading has taken so many times as long as the page took to take in the last ones. */
const shareOfReading = 8;
/** Not when the rest is expected within this, in milliseconds: then all goes together. */
const nearEnd = 4_000;

/**
 * Hands rentals on in few large pages: each costs the page time for all rentals that it holds by then, so a million
 * rentals in small pages would take minutes. Several files are read at the same time; their rentals go together.
 */
export class RareHandover {
  #rentals: Rental[] = [];
  #checkpoints: Checkpoints = {};
  readonly #waiting: (() => void)[] = [];
  #reading = 0;
  #handedOverAt = 0;
  #expected = 0;
  #read = 0;
  #beganAt: number | undefined;
  #nextAt = 0;

  constructor(
    private readonly onPage: (page: PulledPage) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** A file is about to be read. */
  begin(): void {
    this.#reading++;
  }

  /** It will have so many rentals. */
  expect(rentals: number): void {
    this.#expected += rentals;
    this.#beganAt ??= this.clock();
  }

  /** Call it in a separate task: what the page did since the last call counts as processing the rentals. */
  add(rentals: readonly Rental[]): void {
    const now = this.clock();
    if (this.#handedOverAt > 0) {
      this.#nextAt = now + shareOfReading * (now - this.#handedOverAt);
      this.#handedOverAt = 0;
    }
    for (const rental of rentals) this.#rentals.push(rental);
    this.#read += rentals.length;
    const isFirst = this.#nextAt === 0;
    if (isFirst ? this.#rentals.length >= firstRentals : now >= this.#nextAt && !this.#isNearEnd(now)) this.#handOver();
  }

  /** By the pace until now. */
  #isNearEnd(now: number): boolean {
    const rest = this.#expected - this.#read;
    return this.#expected > 0 && rest * (now - (this.#beganAt ?? now)) < nearEnd * this.#read;
  }

  /**
   * A file has been read.
   * @param checkpoints go with the last page: earlier, they would claim rentals that the store does not have
   * @returns once all files have been read, and the store has their rentals
   */
  end(checkpoints: Checkpoints): Promise<void> {
    this.#checkpoints = { ...this.#checkpoints, ...checkpoints };
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.leave();
    });
  }

  /** A file is read no further; what was added is handed on with the others'. */
  leave(): void {
    this.#reading--;
    if (this.#reading > 0) return;
    this.#handOver(this.#checkpoints);
    this.#checkpoints = {};
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #handOver(checkpoints: Checkpoints = {}): void {
    const rentals = this.#rentals;
    this.#rentals = [];
    this.#handedOverAt = this.clock();
    if (rentals.length > 0 || Object.keys(checkpoints).length > 0) this.onPage({ rentals, checkpoints });
  }
}
