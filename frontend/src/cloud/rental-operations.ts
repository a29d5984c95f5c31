import { rentalFieldNames } from '../../../graphql/generated/schema';

/**
 * Every field of a rental. A mutation must select them all, as AppSync cuts what subscribers get from what the
 * mutation selected.
 */
const selection = `${rentalFieldNames.join(' ')} __typename`;

export const batchTestMutation = /* GraphQL */ `
  mutation BatchTest($rentals: [RentalInput!]!) {
    batchTest(rentals: $rentals) { ${selection} }
  }
`;

export const syncRentalsQuery = /* GraphQL */ `
  query SyncRentals($shard: Int!, $lastSync: AWSTimestamp, $limit: Int, $nextToken: String) {
    syncRentals(shard: $shard, lastSync: $lastSync, limit: $limit, nextToken: $nextToken) {
      items { ${selection} }
      nextToken
      startedAt
    }
  }
`;

export const onBatchTestSubscription = /* GraphQL */ `
  subscription OnBatchTest {
    onBatchTest { ${selection} }
  }
`;
