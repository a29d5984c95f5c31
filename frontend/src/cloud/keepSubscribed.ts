import { Hub } from 'aws-amplify/utils';
import { subscribe } from './dataEndpoint';
import { backoff } from './retry';

/** Amplify's event of an accepted subscription, whose name it does not export. */
const accepted = 'Subscription ack';

/** The first refusal is followed by a wait of two to four seconds. */
const firstAttempt = 3;

export interface SubscriptionListener<Data> {
  onData(data: Data): void;
  /**
   * AppSync has accepted the subscription, at first and after each interruption. What changed before is in no message,
   * and has to be read.
   */
  onStarted(): void;
  /** AppSync has refused it, or its connection; it is requested again. */
  onRefused?(): void;
}

/**
 * Keeps a subscription until it is ended. Amplify subscribes again after an interruption, but gives up after a refusal,
 * such as of too many subscriptions at once: then it is requested again here, with growing delays.
 * @param query has to have an operation name
 * @returns a function that ends it
 */
export function keepSubscribed<Data>(
  query: string,
  variables: Record<string, string>,
  { onData, onStarted, onRefused }: SubscriptionListener<Data>,
): () => void {
  const operation = /subscription (\w+)/.exec(query)?.[1];
  const isItsOwn = new RegExp(`^\\s*subscription ${operation}\\b`);
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopListening = Hub.listen('api', ({ payload }) => {
    if (payload.event !== accepted || !isItsOwn.test((payload.data as { query: string }).query)) return;
    refusals = 0;
    onStarted();
  });
  const request = () =>
    (subscribe(query, variables) as Messages<Data>).subscribe({
      next: ({ data }) => onData(data),
      error: () => {
        refusals++;
        timer = setTimeout(
          () => {
            subscription = request();
          },
          backoff(firstAttempt + refusals),
        );
        onRefused?.();
      },
    });
  let subscription = request();
  return () => {
    stopListening();
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}

// Amplify derives types from documents of its own code generator; ours come from the schema.
interface Messages<Data> {
  subscribe(observer: { next(message: { data: Data }): void; error(error: unknown): void }): { unsubscribe(): void };
}
