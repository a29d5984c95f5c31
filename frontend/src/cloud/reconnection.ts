import { CONNECTION_STATE_CHANGE, ConnectionState } from 'aws-amplify/api';
import { Hub } from 'aws-amplify/utils';

/**
 * Calls back when the subscriptions' connection is there again after an interruption: messages may be missed.
 * @returns a function that stops it
 */
export function watchReconnection(onReconnected: () => void): () => void {
  let isInterrupted = false;
  return Hub.listen('api', ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const { connectionState } = payload.data as { connectionState: ConnectionState };
    if (connectionState !== ConnectionState.Connected) isInterrupted ||= connectionState !== ConnectionState.Connecting;
    else if (isInterrupted) {
      isInterrupted = false;
      onReconnected();
    }
  });
}
