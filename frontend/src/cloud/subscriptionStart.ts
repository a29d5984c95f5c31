import { Hub } from 'aws-amplify/utils';

/** Amplify's event of an accepted subscription, whose name it does not export. */
const accepted = 'Subscription ack';

/**
 * Calls back each time AppSync has accepted a subscription, at first and after each interruption. What changed before is in
 * no message, and has to be read.
 * @param operation the subscription's operation name
 * @returns a function that stops it
 */
export function watchSubscriptionStart(operation: string, onStarted: () => void): () => void {
  const isItsOwn = new RegExp(`^\\s*subscription ${operation}\\b`);
  return Hub.listen('api', ({ payload }) => {
    if (payload.event !== accepted) return;
    const { query } = payload.data as { query: string };
    if (isItsOwn.test(query)) onStarted();
  });
}
