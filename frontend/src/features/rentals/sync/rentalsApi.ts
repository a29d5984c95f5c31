export type { BatchOutcome, SubscriptionState } from '../../../cloud/rentals-api';

/** The cloud calls of this feature; passed in, so that they load when needed and tests can replace them. */
export type RentalsApi = Pick<
  typeof import('../../../cloud/rentals-api'),
  'syncRentals' | 'batchTest' | 'subscribeToRentals'
>;
