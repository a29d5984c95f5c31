export type { BatchOutcome, RentalChanges, SubscriptionState } from '../../../cloud/rentals-api';

import type { OpenFiles } from './pulledPage';

/** The cloud calls of this feature; passed as an argument, so that they load lazily and tests can replace them. */
export type RentalsApi = Pick<
  typeof import('../../../cloud/rentals-api'),
  'syncRentals' | 'batchTest' | 'changeFeed' | 'subscribeToChanges'
> & { openFiles?: OpenFiles | undefined };
