import { rentalFieldNames } from '../../../graphql/generated/schema';

/**
 * Every field of a rental. A mutation must select all of them, as AppSync only sends subscribers the fields that the
 * mutation selected.
 */
const selection = `${rentalFieldNames.join(' ')} __typename`;

export const batchTestMutation = /* GraphQL */ `
  mutation BatchTest($rentals: [RentalInput!]!, $origin: ChangeOrigin) {
    batchTest(rentals: $rentals, origin: $origin) { ${selection} }
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

export const changeFeedQuery = /* GraphQL */ `
  query ChangeFeed {
    changeFeed { sequence shardCount changedAt }
  }
`;

export const onRentalChangesSubscription = /* GraphQL */ `
  subscription OnRentalChanges {
    onRentalChanges { sequence shards since rentals files shardCount listeners }
  }
`;
