import type { Rental } from '../../../../../graphql/generated/schema';
import type { Checkpoints, PulledPage } from './pulledPage';

/** Shards answer at about the same moment: their pages wait at least so long for each other, in milliseconds. */
const minDelay = 250;
/** Pages wait at least so many times as long as the store took for the last ones. */
const delayFactor = 4;

/** About what the store takes in. */
const rentalsPerMillisecond = 1_000;
/** The maximum delay for the time that the store is expected to take, in milliseconds. */
const maxExpectedDelay = 1_000;

/**
 * Hands the pages of several shards to the store together: each handover costs it time for all rentals that it holds,
 * which with a million is half a second. Call `flush` when all have come.
 */
export class ShardPageBatcher {
  private rentals: Rental[] = [];
  private checkpoints: Checkpoints = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the store took for the last pages, in milliseconds. */
  private lastHandoverMs = 0;

  constructor(
    private readonly onPage: (page: PulledPage) => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  add(page: PulledPage): void {
    // Without checkpoints it is a part of a file, of which few are handed over anyway.
    if (Object.keys(page.checkpoints).length === 0) {
      this.onPage(page);
      return;
    }
    // The largest is taken as it is.
    if (this.rentals.length === 0) this.rentals = page.rentals;
    else if (page.rentals.length > 0) this.rentals = this.rentals.concat(page.rentals);
    this.checkpoints = { ...this.checkpoints, ...page.checkpoints };
    this.timer ??= setTimeout(() => this.flush(), this.delay());
  }

  private delay(): number {
    const expected = Math.min(maxExpectedDelay, this.rentals.length / rentalsPerMillisecond);
    return Math.max(minDelay, expected, delayFactor * this.lastHandoverMs);
  }

  flush(): void {
    const { rentals, checkpoints } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.rentals = [];
    this.checkpoints = {};
    if (Object.keys(checkpoints).length === 0) return;
    const startedAt = this.clock();
    this.onPage({ rentals, checkpoints });
    this.lastHandoverMs = this.clock() - startedAt;
  }
}
