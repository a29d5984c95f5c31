import type { FeedFigures } from '../../../lib/costs/administrator-month';
import type { ImportFigures } from '../../../lib/costs/import-of-listener';
import type { Return, Run } from './runs';

/** What `npm run bench -- scale` has measured; docs/scale.md is written from it. */
export interface Results {
  /** The day, as `2026-11-23`; where a part was measured again alone, its day too. */
  readonly date: string;
  readonly machine: string;
  readonly figures: FeedFigures;
  readonly runs: readonly (Run & { readonly wanted: number })[];
  /** Rentals that were changed by one call, too many for a message. */
  readonly bulk: Run;
  readonly imported: Run & ImportFigures;
  /** Of a client that held the copy of before, was away while others imported, and came back once the files were made. */
  readonly returned: Return;
}
