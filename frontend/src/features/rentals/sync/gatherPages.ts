import type { Rental } from '../../../../../graphql/generated/schema';
import type { Checkpoints, PulledPage } from './pulledPage';

/** Shards answer at about the same moment: their pages wait so long for each other, in milliseconds … */
const gathering = 250;
/** … and so many times as long as the store took for the last ones. */
const shareOfReading = 4;

/** About what the store takes in. */
const rentalsPerMillisecond = 1_000;
const longestExpected = 1_000;

/**
 * Hands the pages of several shards to the store together: each handover costs it time for all rentals that it holds,
 * which with a million is half a second. Call `flush` when all have come.
 */
export class PageGatherer {
  private rentals: Rental[] = [];
  private checkpoints: Checkpoints = {};
  private timer: ReturnType<typeof setTimeout> | undefined;
  private took = 0;

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
    this.timer ??= setTimeout(() => this.flush(), this.wait());
  }

  private wait(): number {
    const expected = Math.min(longestExpected, this.rentals.length / rentalsPerMillisecond);
    return Math.max(gathering, expected, shareOfReading * this.took);
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
    this.took = this.clock() - startedAt;
  }
}
