import fc from 'fast-check';
import type { StreamRecord } from '../../../local/dynamodb/types';
import { type BatchDelivery, deliverBatch, firstFailure } from '../../../local/lambda/batch-delivery';

const record = (number: number, at = 0): StreamRecord => ({
  sequenceNumber: String(number),
  eventName: 'INSERT',
  keys: {},
  at,
  byService: false,
});
const batchOf = (size: number) => Array.from({ length: size }, (_, number) => record(number));
const numbers = (records: readonly StreamRecord[]) => records.map(({ sequenceNumber }) => Number(sequenceNumber));
const endless = { bisects: false, maxRetries: Number.POSITIVE_INFINITY, maxAgeMilliseconds: Number.POSITIVE_INFINITY };

/** A function that fails as configured, and the results of the records. */
function observed(invoke: (batch: number[], call: number) => number | 'taken' | 'notInvoked', time = { now: 0 }) {
  const calls: number[][] = [];
  const settled: number[] = [];
  const discarded: { records: number[]; condition: string; invocations: number }[] = [];
  const delivery: BatchDelivery = {
    async invoke(batch) {
      calls.push(numbers(batch));
      const outcome = invoke(numbers(batch), calls.length);
      return typeof outcome === 'number' ? { kind: 'failed', from: outcome } : { kind: outcome };
    },
    settled: async (records) => void settled.push(...numbers(records)),
    discarded: (records, condition, invocations) =>
      void discarded.push({ records: numbers(records), condition, invocations }),
    async pause() {
      time.now += 1000;
    },
    now: () => time.now,
    isStopped: false,
  };
  return { calls, settled, discarded, delivery };
}

test('sends a batch until it is taken', async () => {
  const { calls, settled, delivery } = observed((_, call) => (call < 4 ? 0 : 'taken'));
  await deliverBatch(batchOf(2), endless, delivery);
  expect(calls).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  expect(settled).toEqual([0, 1]);
});

test('continues at the record that the function names, which then has all its retries', async () => {
  const { calls, settled, discarded, delivery } = observed((batch) => (batch[0] === 0 ? 2 : 0));
  await deliverBatch(batchOf(4), { ...endless, maxRetries: 2 }, delivery);
  expect(calls).toEqual([
    [0, 1, 2, 3],
    [2, 3],
    [2, 3],
  ]);
  expect(discarded).toEqual([{ records: [2, 3], condition: 'RetryAttemptsExhausted', invocations: 3 }]);
  expect(settled).toEqual([0, 1, 2, 3]);
});

test('divides a batch that fails, which is no retry, until the bad record is alone', async () => {
  const { settled, discarded, delivery } = observed((batch) => (batch.includes(5) ? 0 : 'taken'));
  await deliverBatch(batchOf(8), { ...endless, bisects: true, maxRetries: 0 }, delivery);
  expect(discarded).toEqual([{ records: [5], condition: 'RetryAttemptsExhausted', invocations: 1 }]);
  expect(settled).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('discards records that become too old, and only those', async () => {
  const { settled, discarded, delivery } = observed((batch) => (batch.includes(0) ? 0 : 'taken'));
  await deliverBatch([record(0, 0), record(1, 5000)], { ...endless, maxAgeMilliseconds: 3000 }, delivery);
  expect(discarded).toEqual([{ records: [0], condition: 'RecordAgeExceeded', invocations: 4 }]);
  expect(settled).toEqual([0, 1]);
});

test('a function that cannot be invoked uses up no retries', async () => {
  const { settled, discarded, delivery } = observed((_, call) => (call < 9 ? 'notInvoked' : 'taken'));
  await deliverBatch(batchOf(1), { ...endless, maxRetries: 0 }, delivery);
  expect([settled, discarded]).toEqual([[0], []]);
});

test.each([
  ['nothing', null, undefined],
  ['no failures', { batchItemFailures: [] }, undefined],
  ['several', { batchItemFailures: [{ itemIdentifier: '3' }, { itemIdentifier: '1' }] }, 1],
  ['an empty name', { batchItemFailures: [{ itemIdentifier: '' }] }, 0],
  ['an unknown one', { batchItemFailures: [{ itemIdentifier: '3' }, { itemIdentifier: 'x' }] }, 0],
  ['a wrong shape', { batchItemFailures: 'all' }, 0],
])('an answer with %s', (_, answer, from) => {
  expect(firstFailure(batchOf(4), answer)).toBe(from);
});

test('with any failures, each record is settled once, in order, and all discarded ones are reported', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 3 }),
      fc.infiniteStream(fc.option(fc.nat(11), { nil: undefined })),
      async (size, bisects, maxRetries, failures) => {
        const taken: number[] = [];
        const { settled, discarded, delivery } = observed((batch) => {
          const failure = failures.next().value;
          const from = failure === undefined ? batch.length : failure % batch.length;
          taken.push(...batch.slice(0, from));
          return failure === undefined ? 'taken' : from;
        });
        await deliverBatch(batchOf(size), { ...endless, bisects, maxRetries }, delivery);
        expect(settled).toEqual(batchOf(size).map((_, number) => number));
        const told = discarded.flatMap(({ records }) => records);
        expect([...new Set([...taken, ...told])].sort((a, b) => a - b)).toEqual(settled);
      },
    ),
    { numRuns: 300 },
  );
});
