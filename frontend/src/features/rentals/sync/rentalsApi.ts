export type { BatchOutcome, SubscriptionState } from '../../../cloud/rentals-api';

/** What this feature asks of the cloud; it is handed in, so that it loads when needed and tests can stand in for it. */
export type RentalsApi = Pick<
  typeof import('../../../cloud/rentals-api'),
  'syncRentals' | 'batchTest' | 'subscribeToRentals'
>;
