/**
 * Every field of a rental. A mutation must select them all, as AppSync cuts what subscribers get from what the
 * mutation selected.
 */
const rentalFields = /* GraphQL */ `
  id
  Flag
  Name
  Code
  Population
  conflictID
  createdAt
  updatedAt
  _version
  _deleted
  _lastChangedAt
  __typename
`;

export const batchTestMutation = /* GraphQL */ `
  mutation BatchTest($rentals: [RentalInput!]!) {
    batchTest(rentals: $rentals) {${rentalFields}}
  }
`;

export const syncRentalsQuery = /* GraphQL */ `
  query SyncRentals($shard: Int!, $lastSync: AWSTimestamp, $limit: Int, $nextToken: String) {
    syncRentals(shard: $shard, lastSync: $lastSync, limit: $limit, nextToken: $nextToken) {
      items {${rentalFields}}
      nextToken
      startedAt
    }
  }
`;

export const onBatchTestSubscription = /* GraphQL */ `
  subscription OnBatchTest {
    onBatchTest {${rentalFields}}
  }
`;
