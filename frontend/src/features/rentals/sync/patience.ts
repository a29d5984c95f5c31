import { largestBatch } from '../../../../../graphql/batch-test';

/**
 * How the next batch follows one that the cloud failed at without a reason that time would cure. One change may be what
 * it fails at: batches get smaller until it is alone, and the others are through.
 */
export interface Patience {
  /** The most changes that the next batch may have. */
  readonly most: number;
  /** How often in a row a change that was alone in its batch has failed. */
  readonly tries: number;
}

export const fullPatience: Patience = { most: largestBatch, tries: 0 };

/** With the waits between them, a minute or more: long enough for a deployment that has gone wrong to be taken back. */
export const mostTries = 6;

/** @param size how many changes the batch had that failed */
export function afterFailure({ tries }: Patience, size: number): Patience {
  return size > 1 ? { most: Math.ceil(size / 2), tries: 0 } : { most: 1, tries: tries + 1 };
}

export function afterSuccess({ most }: Patience): Patience {
  return { most: Math.min(largestBatch, most * 2), tries: 0 };
}
