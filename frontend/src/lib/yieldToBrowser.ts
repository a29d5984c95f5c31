/** Ends the current task, so that the browser can draw and answer keys and presses before what follows. */
export const yieldToBrowser = (): Promise<void> =>
  // Safari has no scheduler.
  globalThis.scheduler?.yield?.() ?? nextTask();

/** Lets all other waiting tasks of the page run first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
