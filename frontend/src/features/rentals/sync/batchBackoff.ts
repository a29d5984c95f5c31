import { maxBatchSize } from '../../../../../graphql/batch-test';

/**
 * How the next batch follows one that the cloud failed at without a reason that time would cure. One change may be what
 * it fails at: batches get smaller until it is alone, and the others are through.
 */
export interface BatchBackoff {
  /** The most changes that the next batch may have. */
  readonly max: number;
  /** How often in a row a change that was alone in its batch has failed. */
  readonly tries: number;
}

export const initialBackoff: BatchBackoff = { max: maxBatchSize, tries: 0 };

/** With the waits between them, a minute or more: long enough for a deployment that has gone wrong to be taken back. */
export const maxAttempts = 6;

/** @param size how many changes the batch had that failed */
export function reduceAfterFailure({ tries }: BatchBackoff, size: number): BatchBackoff {
  return size > 1 ? { max: Math.ceil(size / 2), tries: 0 } : { max: 1, tries: tries + 1 };
}

export function afterSuccess({ max }: BatchBackoff): BatchBackoff {
  return { max: Math.min(maxBatchSize, max * 2), tries: 0 };
}
