import {
  type QueryListActivityArgs,
  type QueryRentalHistoryArgs,
  type RentalVersion,
  type RentalVersionConnection,
  versionContentNames,
} from '../../../graphql/generated/schema';
import { request } from './dataEndpoint';

const content = versionContentNames.join(' ');
const page = `
  items { rentalId version at kind by byName source changed before { ${content} } after { ${content} } }
  nextToken
`;

const rentalHistoryQuery = /* GraphQL */ `
  query RentalHistory($id: ID!, $limit: Int, $nextToken: String) {
    rentalHistory(id: $id, limit: $limit, nextToken: $nextToken) { ${page} }
  }
`;

const listActivityQuery = /* GraphQL */ `
  query ListActivity(
    $person: ID
    $kind: ChangeKind
    $rental: ID
    $from: AWSTimestamp
    $to: AWSTimestamp
    $limit: Int
    $nextToken: String
  ) {
    listActivity(
      person: $person
      kind: $kind
      rental: $rental
      from: $from
      to: $to
      limit: $limit
      nextToken: $nextToken
    ) { ${page} }
  }
`;

export type VersionPage = Pick<RentalVersionConnection, 'nextToken'> & { readonly items: RentalVersion[] };

/** A page of a rental's versions, newest first. */
export async function rentalHistory(variables: QueryRentalHistoryArgs): Promise<VersionPage> {
  const { data } = await request<{ rentalHistory: VersionPage }>(rentalHistoryQuery, variables);
  return data.rentalHistory;
}

/** A page of what happened to all rentals, newest first. */
export async function listActivity(variables: QueryListActivityArgs): Promise<VersionPage> {
  const { data } = await request<{ listActivity: VersionPage }>(listActivityQuery, variables);
  return data.listActivity;
}
