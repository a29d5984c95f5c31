import type { Rental } from '../../../../../graphql/generated/schema';
import type { Checkpoints, PulledPage } from './pulledPage';

/** The store gets the first rentals at once when there are this many. */
const firstRentals = 2_000;
/** The next ones follow once reading has taken this many times as long as the page needed for the last ones. */
const readingFactor = 8;
/** If the rest is expected within this time, in milliseconds, all of it goes together. */
const remainingTimeLimit = 4_000;

/**
 * Hands rentals on in few large pages: each costs the page time for all rentals that it holds by then, so a million
 * rentals in small pages would take minutes. Several files are read at the same time; their rentals go together.
 */
export class FilePageBatcher {
  private rentals: Rental[] = [];
  private checkpoints: Checkpoints = {};
  private readonly waiting: (() => void)[] = [];
  private openFiles = 0;
  private handedOverAt = 0;
  private expectedCount = 0;
  private readCount = 0;
  private beganAt: number | undefined;
  private nextAt = 0;

  constructor(
    private readonly onPage: (page: PulledPage) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** A file is about to be read. */
  begin(): void {
    this.openFiles++;
  }

  /** It will have so many rentals. */
  expect(rentals: number): void {
    this.expectedCount += rentals;
    this.beganAt ??= this.clock();
  }

  /** Call it in a separate task: what the page did since the last call counts as processing the rentals. */
  add(rentals: readonly Rental[]): void {
    const now = this.clock();
    if (this.handedOverAt > 0) {
      this.nextAt = now + readingFactor * (now - this.handedOverAt);
      this.handedOverAt = 0;
    }
    for (const rental of rentals) this.rentals.push(rental);
    this.readCount += rentals.length;
    const isFirst = this.nextAt === 0;
    if (isFirst ? this.rentals.length >= firstRentals : now >= this.nextAt && !this.isNearEnd(now)) this.handOver();
  }

  /** By the pace until now. */
  private isNearEnd(now: number): boolean {
    const rest = this.expectedCount - this.readCount;
    return this.expectedCount > 0 && rest * (now - (this.beganAt ?? now)) < remainingTimeLimit * this.readCount;
  }

  /**
   * A file has been read.
   * @param checkpoints go with the last page: earlier, they would claim rentals that the store does not have
   * @returns once all files have been read, and the store has their rentals
   */
  end(checkpoints: Checkpoints): Promise<void> {
    this.checkpoints = { ...this.checkpoints, ...checkpoints };
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.leave();
    });
  }

  /** A file is read no further; what was added is handed on with the others'. */
  leave(): void {
    this.openFiles--;
    if (this.openFiles > 0) return;
    this.handOver(this.checkpoints);
    this.checkpoints = {};
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private handOver(checkpoints: Checkpoints = {}): void {
    const rentals = this.rentals;
    this.rentals = [];
    this.handedOverAt = this.clock();
    if (rentals.length > 0 || Object.keys(checkpoints).length > 0) this.onPage({ rentals, checkpoints });
  }
}
