export type { BatchOutcome, SubscriptionState } from '../../../cloud/rentals-api';

/** The cloud calls of this feature; passed as an argument, so that they load lazily and tests can replace them. */
export type RentalsApi = Pick<
  typeof import('../../../cloud/rentals-api'),
  'syncRentals' | 'batchTest' | 'subscribeToRentals'
>;
