import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import type { BatchTestFailure } from '../../../graphql/batch-test';
import type {
  ChangeFeed,
  ChangeOrigin,
  RentalChanges as EncodedChanges,
  MutationBatchTestArgs,
  QuerySyncRentalsArgs,
  Rental,
  RentalConnection,
  RentalInput,
} from '../../../graphql/generated/schema';
import { fromChangedColumns } from '../../../graphql/rental-changes';
import { batchTestFailures } from './batchFailures';
import { request } from './dataEndpoint';
import { gunzipJson } from './gunzip';
import { keepSubscribed } from './keepSubscribed';
import { reportNetworkFailure } from './reachability';
import { batchTestMutation, changeFeedQuery, onRentalChangesSubscription, syncRentalsQuery } from './rentalOperations';

/** The result of one `batchTest` call. */
export interface BatchOutcome {
  /** Aligned with the rows sent; null for a row that was not written. */
  rentals: (Rental | null)[];
  /** The reason for each row that was not written. */
  failures: BatchTestFailure[];
}

/** What changed since the message before, by any user. */
export interface RentalChanges extends Omit<EncodedChanges, 'rentals'> {
  /** The rentals; null where they are too many for a message, and have to be read. */
  rentals: Rental[] | null;
}

export type SubscriptionState = 'connected' | 'interrupted';

// Amplify is configured before this module is used, as signing in loads cloud/clients.ts.

/**
 * Writes up to 500 rentals. A refused row does not affect the others: it is reported in `failures`.
 * @param origin what the rows come from; without it they are edits by hand
 * @throws when the call itself failed (network, session, service); the outcome is unknown then, and it can be sent
 * again
 */
export async function batchTest(rentals: RentalInput[], origin?: ChangeOrigin): Promise<BatchOutcome> {
  const variables: MutationBatchTestArgs = { rentals, ...(origin && { origin }) };
  try {
    const { data } = await request<{ batchTest: (Rental | null)[] }>(batchTestMutation, variables);
    return { rentals: data.batchTest, failures: [] };
  } catch (answer) {
    // Amplify throws a response with errors, though its data may hold most of the rows.
    const failures = batchTestFailures(answer);
    if (!failures) throw answer;
    const { data } = answer as { data?: { batchTest?: (Rental | null)[] | null } | null };
    return { rentals: data?.batchTest ?? rentals.map(() => null), failures };
  }
}

/** One page of a shard's changes since `lastSync`, in milliseconds since 1970; of all rentals without `lastSync`. */
export async function syncRentals(page: QuerySyncRentalsArgs): Promise<RentalConnection> {
  const { data } = await request<{ syncRentals: RentalConnection }>(syncRentalsQuery, page);
  return data.syncRentals;
}

/** How far the messages about changes have come, and the number of shards. */
export async function changeFeed(): Promise<ChangeFeed> {
  const { data } = await request<{ changeFeed: ChangeFeed }>(changeFeedQuery, {});
  return data.changeFeed;
}

/**
 * Subscribes to the changes of rentals, by any user: a message every two seconds at most.
 * @param onState `connected` whenever messages begin to arrive, `interrupted` whenever some may be missed
 * @returns a function that ends the subscription
 */
export function subscribeToChanges(
  onChanges: (changes: RentalChanges) => void,
  onState: (state: SubscriptionState) => void,
): () => void {
  let latest: SubscriptionState | undefined;
  const report = (state: SubscriptionState) => {
    if (state === latest) return;
    latest = state;
    onState(state);
    if (state === 'interrupted') reportNetworkFailure();
  };
  /** Other subscriptions use the same connection: it can be up while this one has been refused. */
  let isAccepted = false;
  let connection: ConnectionState | undefined;
  const reportIfConnected = () => {
    if (isAccepted && connection === ConnectionState.Connected) report('connected');
  };
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const hasBegun = connection !== undefined;
    connection = (payload.data as { connectionState: ConnectionState }).connectionState;
    // What Amplify says before it connects for the first time.
    if (!hasBegun && connection === ConnectionState.Disconnected) return;
    if (interruptions.has(connection)) report('interrupted');
    else reportIfConnected();
  });
  let order = Promise.resolve();
  const endSubscription = keepSubscribed<{ onRentalChanges?: EncodedChanges | null }>(
    onRentalChangesSubscription,
    {},
    {
      onData: ({ onRentalChanges: encoded }) => {
        if (!encoded) return;
        // Unpacking takes a moment; messages stay in their order.
        const decoded = decode(encoded);
        order = order.then(() => decoded).then(onChanges);
      },
      onStarted: () => {
        isAccepted = true;
        reportIfConnected();
      },
      onRefused: () => {
        isAccepted = false;
        report('interrupted');
      },
    },
  );
  return () => {
    stopListening();
    endSubscription();
  };
}

/** What cannot be unpacked is read from the cloud instead. */
async function decode({ rentals, ...message }: EncodedChanges): Promise<RentalChanges> {
  try {
    return { ...message, rentals: rentals ? fromChangedColumns(await gunzipJson(rentals)) : null };
  } catch {
    return { ...message, rentals: null, files: null };
  }
}

const interruptions = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.ConnectedPendingNetwork,
  ConnectionState.ConnectedPendingKeepAlive,
  ConnectionState.Disconnected,
]);
