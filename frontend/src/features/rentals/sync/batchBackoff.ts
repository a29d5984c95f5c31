import { maxBatchSize } from '../../../../../graphql/batch-test';

/**
 * The size of the next batch after the cloud failed for a reason that waiting does not resolve. A single change may be
 * the cause: batches get smaller until it is alone, and the others are sent.
 */
export interface BatchBackoff {
  /** The maximum number of changes in the next batch. */
  readonly max: number;
  /** Consecutive failures of a change that was alone in its batch. */
  readonly tries: number;
}

export const initialBackoff: BatchBackoff = { max: maxBatchSize, tries: 0 };

/** With the waits in between, a minute or more: long enough to roll back a failed deployment. */
export const maxAttempts = 6;

/** @param size the number of changes in the failed batch */
export function reduceAfterFailure({ tries }: BatchBackoff, size: number): BatchBackoff {
  return size > 1 ? { max: Math.ceil(size / 2), tries: 0 } : { max: 1, tries: tries + 1 };
}

export function afterSuccess({ max }: BatchBackoff): BatchBackoff {
  return { max: Math.min(maxBatchSize, max * 2), tries: 0 };
}
