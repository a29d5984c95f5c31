export type { BatchOutcome, RentalChanges, SubscriptionState } from '../../../cloud/rentalsApi';

import type { Rental } from '../../../../../graphql/generated/schema';
import type { OpenFiles } from './pulledPage';

/** The cloud calls of this feature; passed as an argument, so that they load lazily and tests can replace them. */
export type SyncApi = Pick<
  typeof import('../../../cloud/rentalsApi'),
  'syncRentals' | 'batchTest' | 'changeFeed' | 'subscribeToChanges'
> & {
  openFiles?: OpenFiles | undefined;
  /** The rentals of a file that a message names; undefined when it is out of reach or damaged. */
  readChangeFile?: ((name: string, signal: AbortSignal) => Promise<Rental[] | undefined>) | undefined;
};
