/** A look at another tab is not worth ending a subscription, in milliseconds. */
const hiddenTime = 60_000;

/**
 * Calls back once the page has been hidden for a minute, and when it is visible again after that.
 * @returns a function that stops listening
 */
export function whileHidden({ pause, resume }: { pause(): void; resume(): void }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  const onVisibility = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(() => {
        isPaused = true;
        pause();
      }, hiddenTime);
    } else if (isPaused) {
      isPaused = false;
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
