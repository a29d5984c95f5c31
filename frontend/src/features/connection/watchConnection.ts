import { checkReachability, onNetworkFailure, reportReachable } from '../../cloud/reachability';
import { notify } from '../notifications/public/notify';
import { type Connection, reachabilityFound, selectConnectionState, type WithConnection } from './connectionSlice';

interface Store {
  dispatch(action: ReturnType<typeof reachabilityFound> | ReturnType<typeof notify>): unknown;
  getState(): WithConnection;
}

const firstPause = 500;
/** Unanswered checks are cheap; work should continue within 5 s after the network returns. */
const maxPause = 3000;
/** While Polder answers that it is unhealthy. */
const maxPauseUnhealthy = 30_000;

/**
 * Updates the store with whether Polder can be reached. A lost network, a failed call or a broken subscription starts
 * the checks, which repeat until one is answered. Being offline alone proves nothing: a laptop may run its own cloud.
 * @returns a function that stops watching
 */
export function watchConnection(store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let isAsking = false;
  let isStopped = false;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const answer = await checkReachability();
    isAsking = false;
    if (isStopped) return;
    tell(store, answer === 'unreachable' && !navigator.onLine ? 'offline' : answer);
    if (answer === 'up') {
      pause = firstPause;
      return;
    }
    timer = setTimeout(ask, pause);
    pause = Math.min(answer === 'unwell' ? maxPauseUnhealthy : maxPause, pause * 2);
  };

  const stopListening = onNetworkFailure(ask);
  window.addEventListener('offline', ask);
  window.addEventListener('online', ask);
  if (!navigator.onLine) void ask();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('offline', ask);
    window.removeEventListener('online', ask);
  };
}

function tell({ dispatch, getState }: Store, now: Connection): void {
  const before = selectConnectionState(getState());
  if (now === before) return;
  dispatch(reachabilityFound(now));
  if (now === 'up') {
    dispatch(notify({ kind: 'success', textKey: 'common:connection.up', topic: 'connection' }));
    reportReachable();
  }
  // The banner is visible for as long as this lasts.
  else dispatch(notify({ kind: 'warning', textKey: `common:connection.${now}`, topic: 'connection', quiet: true }));
}
