import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';
import type { BatchTestFailure } from '../../../graphql/batch-test';
import type {
  MutationBatchTestArgs,
  QuerySyncRentalsArgs,
  Rental,
  RentalConnection,
  RentalInput,
} from '../../../graphql/generated/schema';
import { request, subscribe } from './data-endpoint';
import { batchTestFailures } from './graphql-errors';
import { batchTestMutation, onBatchTestSubscription, syncRentalsQuery } from './rental-operations';

/** What became of one `batchTest`. */
export interface BatchOutcome {
  /** Aligned with the rows sent; null where a row was not written. */
  rentals: (Rental | null)[];
  /** Why, for each row that was not. */
  failures: BatchTestFailure[];
}

export type SubscriptionState = 'connected' | 'interrupted';

// Signing in went through cloud/clients.ts, which configures Amplify before this module is used.

/**
 * Writes up to 500 rentals. A row that is refused sinks no other: it is among the answer's failures.
 * @throws when the call itself failed (network, session, service); nothing is known then, and it can be sent again
 */
export async function batchTest(rentals: RentalInput[]): Promise<BatchOutcome> {
  const variables: MutationBatchTestArgs = { rentals };
  try {
    const { data } = await request<{ batchTest: (Rental | null)[] }>(batchTestMutation, variables);
    return { rentals: data.batchTest, failures: [] };
  } catch (answer) {
    // An answer that has errors is thrown, though its data may hold most of the rows.
    const failures = batchTestFailures(answer);
    if (!failures) throw answer;
    const { data } = answer as { data?: { batchTest?: (Rental | null)[] | null } | null };
    return { rentals: data?.batchTest ?? rentals.map(() => null), failures };
  }
}

/** One page of what changed in a shard since `lastSync`, in milliseconds since 1970; of everything, without it. */
export async function syncRentals(page: QuerySyncRentalsArgs): Promise<RentalConnection> {
  const { data } = await request<{ syncRentals: RentalConnection }>(syncRentalsQuery, page);
  return data.syncRentals;
}

/**
 * Listens for rentals that anybody writes.
 * @param onState `connected` each time messages begin to arrive, `interrupted` each time they may be missed
 * @returns ends the subscription
 */
export function subscribeToRentals(
  onRentals: (rentals: Rental[]) => void,
  onState: (state: SubscriptionState) => void,
): () => void {
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const { connectionState } = payload.data as { connectionState: ConnectionState };
    if (connectionState === ConnectionState.Connected) onState('connected');
    else if (interruptions.has(connectionState)) onState('interrupted');
  });
  const subscription = changes().subscribe({
    next: ({ data }) => onRentals(data.onBatchTest?.filter((rental) => rental !== null) ?? []),
    error: () => onState('interrupted'),
  });
  return () => {
    stopListening();
    subscription.unsubscribe();
  };
}

const interruptions = new Set([
  ConnectionState.ConnectionDisrupted,
  ConnectionState.ConnectionDisruptedPendingNetwork,
  ConnectionState.ConnectedPendingNetwork,
  ConnectionState.ConnectedPendingKeepAlive,
  ConnectionState.Disconnected,
]);

interface Changes {
  subscribe(observer: {
    next: (message: { data: { onBatchTest?: (Rental | null)[] | null } }) => void;
    error: (error: unknown) => void;
  }): { unsubscribe(): void };
}

// Amplify derives its types from its own code generator's documents; ours come from the schema.
const changes = () => subscribe(onBatchTestSubscription) as Changes;
