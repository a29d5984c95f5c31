/**
 * In milliseconds. A first visit only fetches files of its page; work for the next visit starts after this long without
 * requests.
 */
const quiet = 6_000;

/**
 * Calls back once, after a period without requests, or when the page is hidden.
 * @returns a function that stops waiting
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
