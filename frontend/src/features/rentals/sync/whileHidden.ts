/** A look at another tab is not worth ending a subscription, in milliseconds. */
const hiddenTime = 60_000;

/**
 * Calls back once the page has been hidden for a minute, and when it is visible again after that.
 * @returns a function that stops listening
 */
export function whileHidden({ suspend, resume }: { suspend(): void; resume(): void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSuspended = false;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isSuspended = true;
        suspend();
      }, hiddenTime);
    } else if (isSuspended) {
      isSuspended = false;
      resume();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  // It may have been opened in a tab behind this one.
  onVisibility();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
