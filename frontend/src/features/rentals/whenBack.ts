/** Shorter absences are covered by the subscription itself, which notices a lost connection within minutes. */
const longAbsence = 60_000;

/**
 * Calls back when the page is seen again after a while, or the machine is on the network again: moments at which a
 * subscription may have died without a word.
 * @returns stops watching
 */
export function whenBack(callback: () => void, now: () => number = Date.now): () => void {
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
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', callback);
  };
}
