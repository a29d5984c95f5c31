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

/** The result of one `batchTest` call. */
export interface BatchOutcome {
  /** Aligned with the rows sent; null for a row that was not written. */
  rentals: (Rental | null)[];
  /** The reason for each row that was not written. */
  failures: BatchTestFailure[];
}

export type SubscriptionState = 'connected' | 'interrupted';

// Amplify is configured before this module is used, as signing in loads cloud/clients.ts.

/**
 * Writes up to 500 rentals. A refused row does not affect the others: it is reported in `failures`.
 * @throws when the call itself failed (network, session, service); the outcome is unknown then, and it can be sent
 * again
 */
export async function batchTest(rentals: RentalInput[]): Promise<BatchOutcome> {
  const variables: MutationBatchTestArgs = { rentals };
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

/**
 * Subscribes to all writes of rentals, by any user.
 * @param onState `connected` whenever messages begin to arrive, `interrupted` whenever some may be missed
 * @returns a function that ends the subscription
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

// Amplify derives types from documents of its own code generator; ours come from the schema.
const changes = () => subscribe(onBatchTestSubscription) as Changes;
