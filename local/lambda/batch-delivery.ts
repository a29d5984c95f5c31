import type { StreamRecord } from '../dynamodb/types';
import type { EventSourceDefinition } from './event-source-definition';
import type { DiscardCondition } from './stream-event';

/** What became of one invocation with a batch. */
export type DeliveryOutcome =
  | { readonly kind: 'taken' }
  /** Records from this one on failed, those before it are done. */
  | { readonly kind: 'failed'; readonly from: number }
  /** The function could not be invoked, which counts as no attempt. */
  | { readonly kind: 'notInvoked' };

export interface BatchDelivery {
  invoke(batch: readonly StreamRecord[]): Promise<DeliveryOutcome>;
  /** Records that are done with, in order. */
  settled(records: readonly StreamRecord[]): Promise<void>;
  discarded(records: readonly StreamRecord[], condition: DiscardCondition, invocations: number): void;
  /** The wait before the next attempt. @param attempt from 1 */
  pause(attempt: number): Promise<void>;
  now(): number;
  readonly isStopped: boolean;
}

type Limits = Pick<EventSourceDefinition, 'bisects' | 'maxRetries' | 'maxAgeMilliseconds'>;

/**
 * Sends a batch to its function until each record is done with or discarded, in their order: a record that fails holds
 * up those behind it.
 */
export async function deliverBatch(
  records: readonly StreamRecord[],
  limits: Limits,
  delivery: BatchDelivery,
): Promise<void> {
  let batch = await withoutExpired(records, limits, delivery, 0);
  let failures = 0;
  for (let attempts = 1; batch.length > 0 && !delivery.isStopped; attempts++) {
    const outcome = await delivery.invoke(batch);
    if (outcome.kind === 'taken') return delivery.settled(batch);
    if (delivery.isStopped) return;
    if (outcome.kind === 'failed') {
      const { from } = outcome;
      if (from > 0) {
        await delivery.settled(batch.slice(0, from));
        batch = batch.slice(from);
        failures = 0;
        attempts = 1;
      }
      failures += 1;
      // Dividing a batch is no retry of it.
      const divides = limits.bisects && batch.length > 1;
      if (divides && from === 0) {
        const middle = Math.ceil(batch.length / 2);
        await delivery.pause(attempts);
        await deliverBatch(batch.slice(0, middle), limits, delivery);
        return deliverBatch(batch.slice(middle), limits, delivery);
      }
      if (failures > limits.maxRetries && !divides) {
        delivery.discarded(batch, 'RetryAttemptsExhausted', failures);
        return delivery.settled(batch);
      }
    }
    await delivery.pause(attempts);
    batch = await withoutExpired(batch, limits, delivery, failures);
  }
}

/** Discards the records that are too old, which are the first ones. */
async function withoutExpired(
  batch: readonly StreamRecord[],
  { maxAgeMilliseconds }: Limits,
  delivery: BatchDelivery,
  invocations: number,
): Promise<readonly StreamRecord[]> {
  const oldest = delivery.now() - maxAgeMilliseconds;
  const firstFresh = batch.findIndex(({ at }) => at >= oldest);
  const expired = firstFresh < 0 ? batch : batch.slice(0, firstFresh);
  if (expired.length === 0) return batch;
  delivery.discarded(expired, 'RecordAgeExceeded', invocations);
  await delivery.settled(expired);
  return batch.slice(expired.length);
}

/**
 * Where a batch failed, by the function's answer; undefined when it did not.
 * Source: https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html
 */
export function firstFailure(batch: readonly StreamRecord[], answer: unknown): number | undefined {
  if (answer === null || answer === undefined || typeof answer !== 'object') return undefined;
  const failures = (answer as { batchItemFailures?: unknown }).batchItemFailures;
  if (failures === null || failures === undefined) return undefined;
  if (!Array.isArray(failures)) return 0;
  const places = failures.map((failure: { itemIdentifier?: unknown } | null) =>
    batch.findIndex(({ sequenceNumber }) => sequenceNumber === failure?.itemIdentifier),
  );
  // Names that are empty or unknown make all of the batch fail.
  return places.length === 0 ? undefined : Math.max(0, Math.min(...places));
}
