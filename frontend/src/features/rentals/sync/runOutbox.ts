import { isFinalError } from '../../../../../graphql/batch-test';
import { type CloudFailure, cloudFailureOf } from '../../../cloud/errors';
import { type Wait, wait } from '../../../cloud/retry';
import { delayAfter, maxTimerDelay, needsUser, WakeableWait } from '../../../cloud/unlimitedRetry';
import { afterSuccess, initialBackoff, maxAttempts, reduceAfterFailure } from './batchBackoff';
import { inputOf, type LocalChange } from './localChange';
import { nextBatch } from './outbox';
import type { RentalStore } from './rentalStore';
import {
  changeParked,
  changesAnswered,
  changesSent,
  selectOutbox,
  selectSendFailure,
  sendFailed,
} from './rentalsSlice';
import type { SyncApi } from './syncApi';

export interface Sending {
  /** Retries immediately instead of after the delay. */
  wake(): void;
}

/**
 * Sends the changes in the outbox, in order and one batch at a time, until the signal aborts. A batch whose response
 * was lost is sent again unchanged: the mutation ids make that harmless. A change that the cloud repeatedly fails at
 * for no known reason is parked, so that the others do not wait for it.
 * @param persisted waits until the outbox is stored: a reload must not lose what may have arrived
 */
export function runOutbox(
  store: RentalStore,
  api: Pick<SyncApi, 'batchTest'>,
  persisted: () => Promise<unknown>,
  signal: AbortSignal,
  waitFor: Wait = wait,
): Sending {
  const waiting = new WakeableWait(waitFor, signal);
  /** A reason to retry immediately that comes during a call counts too: the wait after it is left out. */
  let isWoken = false;
  const wake = () => {
    isWoken = true;
    waiting.wake();
  };
  const waitUntilWoken = async (milliseconds: number) => {
    if (!isWoken) await waiting.wait(milliseconds);
  };

  const send = async (batch: readonly LocalChange[]): Promise<CloudFailure | null> => {
    store.dispatch(changesSent(batch));
    await persisted();
    try {
      signal.throwIfAborted();
      const answer = await api.batchTest(batch.map(inputOf), batch[0]?.origin);
      if (signal.aborted) return null;
      store.dispatch(changesAnswered({ batch, answer }));
      const open = answer.failures.filter(({ errorType }) => !isFinalError(errorType));
      if (open.length === 0) return null;
      return open.some(({ errorType }) => errorType === 'InternalFailure') ? 'unknown' : 'busy';
    } catch (error) {
      return cloudFailureOf(error);
    }
  };

  const run = async () => {
    let backoff = initialBackoff;
    for (let attempts = 0; !signal.aborted; ) {
      isWoken = false;
      const batch = nextBatch(selectOutbox(store.getState()), backoff.max);
      if (batch.length === 0) {
        await waitUntilWoken(maxTimerDelay);
        continue;
      }
      const failure = await send(batch);
      if (failure === null || signal.aborted) {
        attempts = 0;
        backoff = afterSuccess(backoff);
        continue;
      }
      attempts++;
      store.dispatch(sendFailed(failure));
      if (failure === 'unknown') {
        backoff = reduceAfterFailure(backoff, batch.length);
        attempts = Math.max(1, backoff.tries);
        if (backoff.tries === maxAttempts) {
          store.dispatch(changeParked((batch[0] as LocalChange).id));
          backoff = { ...backoff, tries: 0 };
        }
      }
      await waitUntilWoken(needsUser(failure) ? maxTimerDelay : delayAfter(failure, attempts));
    }
  };

  let known = store.getState();
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    const hasMore = selectOutbox(state).changes.length > selectOutbox(known).changes.length;
    const hasAnotherRole = selectSendFailure(known) === 'notAllowed' && selectSendFailure(state) === null;
    known = state;
    if (hasMore || hasAnotherRole) wake();
  });
  signal.addEventListener('abort', unsubscribe, { once: true });
  void run();
  return { wake };
}
