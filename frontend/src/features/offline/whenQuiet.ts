/**
 * In milliseconds. A first visit fetches for the page alone; work for the next visit starts after this long without
 * requests.
 */
const quiet = 6_000;

/**
 * Calls back once, when the page has fetched nothing for a while, or when it is left for another tab.
 * @returns stops waiting
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
