import { onReachable } from '../../../cloud/reachability';

/** Shorter absences are covered by the subscription itself, which notices a lost connection within minutes. */
const longAbsence = 60_000;

/**
 * Calls back when the page is seen again after a while, the machine is on the network again, or Polder answers again:
 * moments at which a subscription may have died without a word, and what waits for the network can go on.
 * @returns stops watching
 */
export function onReconnect(callback: () => void, now: () => number = Date.now): () => void {
  let hiddenAt: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = now();
    } else if (hiddenAt !== undefined && now() - hiddenAt >= longAbsence) {
      callback();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', callback);
  const stopListening = onReachable(callback);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', callback);
    stopListening();
  };
}
