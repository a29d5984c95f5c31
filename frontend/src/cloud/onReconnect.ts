import { onReachable } from './reachability';

/** For shorter absences the subscription itself detects a lost connection within minutes. */
const longAbsence = 60_000;

/**
 * Calls back when the page becomes visible after a while, the machine is online again, or Polder responds again: a
 * subscription may have failed silently by then, and whatever waits for the network can continue.
 * @returns a function that stops listening
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
