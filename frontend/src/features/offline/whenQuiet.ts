/**
 * In milliseconds. What a first visit fetches is for the page alone: only when nothing has been asked for so long does
 * anything begin that serves the next visit.
 */
const quiet = 6_000;

/**
 * Calls back once, when the page has fetched nothing for a while, or when it is left for another tab.
 * @returns gives up waiting
 */
export function whenQuiet(begin: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new PerformanceObserver(() => wait());
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
  };
  const go = () => {
    stop();
    begin();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, quiet);
  };
  const onHidden = () => document.visibilityState === 'hidden' && go();

  observer.observe({ type: 'resource' });
  document.addEventListener('visibilitychange', onHidden);
  wait();
  return stop;
}
