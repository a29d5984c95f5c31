import { type CloudFailure, cloudFailureOf } from '../../../cloud/errors';
import { onReconnect } from '../../../cloud/onReconnect';
import { checkReachability } from '../../../cloud/reachability';
import { type Wait, wait } from '../../../cloud/retry';
import { delayAfter, WakeableWait } from '../../../cloud/unlimitedRetry';
import type { RentalStore } from './rentalStore';
import { loadFailed, loadStarted } from './rentalsSlice';

/**
 * Loads a part of the application, again and again until it comes: with increasing delays, and at once when the
 * connection is back. A failed import is imported again, as “Try again” does for a page.
 * @param onFailure called after each failure
 * @throws the signal's reason when it aborts
 */
export async function loadUntilDone<Part>(
  load: () => Promise<Part>,
  onFailure: (failure: CloudFailure) => void,
  signal: AbortSignal,
  waitFor: Wait = wait,
): Promise<Part> {
  const pause = new WakeableWait(waitFor, signal);
  const stopWatching = onReconnect(() => pause.wake());
  /** Consecutive failures that Polder answered after: of the first, the connection may have come back meanwhile. */
  let answered = 0;
  try {
    for (let failures = 1; ; failures++) {
      try {
        const part = await load();
        signal.throwIfAborted();
        return part;
      } catch (error) {
        signal.throwIfAborted();
        console.warn('A part of the sync could not be loaded.', error);
        const failure = cloudFailureOf(error);
        onFailure(failure);
        let isAnswering = false;
        void checkReachability().then((answer) => {
          isAnswering = answer === 'up';
        });
        await pause.wait(delayAfter(failure, failures));
        answered = failure === 'network' && isAnswering ? answered + 1 : 0;
        // A newer release has probably replaced the file, and each attempt shows that again.
        if (answered > 1) await pause.wait(delayAfter('busy', answered));
        signal.throwIfAborted();
      }
    }
  } finally {
    stopWatching();
  }
}

/** Loads what the rentals need until it comes, and shows meanwhile that it is loading, or why it did not come yet. */
export const loadForRentals = <Part>(
  { dispatch }: Pick<RentalStore, 'dispatch'>,
  load: () => Promise<Part>,
  signal: AbortSignal,
): Promise<Part> =>
  loadUntilDone(
    () => {
      dispatch(loadStarted());
      return load();
    },
    (failure) => dispatch(loadFailed(failure)),
    signal,
  );
