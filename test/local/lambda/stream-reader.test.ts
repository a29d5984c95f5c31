import type { ChangeStream, StreamRecord } from '../../../local/dynamodb/types';
import { StreamReader } from '../../../local/lambda/stream-reader';

const record = (number: number): StreamRecord => ({
  sequenceNumber: String(number).padStart(3, '0'),
  eventName: 'INSERT',
  keys: { id: { S: String(number) } },
  at: 0,
  byService: false,
});

/** A reader of a stream in memory, whose next read or change of position the test can let fail. */
function openReader() {
  const records: StreamRecord[] = [];
  const delivered: string[] = [];
  const failures: unknown[] = [];
  const broken = { read: false, moveTo: false };
  let position = '000';
  let commit = () => {};
  let noticed = () => {};
  const failOnce = (operation: keyof typeof broken) => {
    if (!broken[operation]) return;
    broken[operation] = false;
    throw new Error(`${operation} fails`);
  };
  const stream = {
    position: () => position,
    onCommit(listener) {
      commit = listener;
      return () => {};
    },
    async read(after) {
      failOnce('read');
      return records.filter(({ sequenceNumber }) => sequenceNumber > after);
    },
    countAfter: () => 0,
    async moveTo(_reader, sequenceNumber) {
      failOnce('moveTo');
      position = sequenceNumber;
    },
  } as Partial<ChangeStream> as ChangeStream;
  const reader: StreamReader = new StreamReader({
    id: 'reader',
    stream,
    lanes: 1,
    batchSize: 10,
    windowMilliseconds: 0,
    maxBytes: 1_000,
    bytesOf: () => 1,
    async deliver(batch) {
      delivered.push(...batch.map(({ sequenceNumber }) => sequenceNumber));
      await reader.settled(batch);
      noticed();
    },
    wait: async () => {},
    pollMilliseconds: 0,
    failed(error) {
      failures.push((error as Error).message);
      noticed();
    },
  });
  /** Commits one more record; resolves once it was delivered or something failed. */
  const write = () =>
    new Promise<void>((resolve) => {
      noticed = resolve;
      records.push(record(records.length + 1));
      commit();
    });
  return { write, broken, delivered, failures, position: () => position };
}

test('a read that fails once is made again with the next change', async () => {
  const { write, broken, delivered, failures } = openReader();
  broken.read = true;
  await write();
  expect([delivered, failures]).toEqual([[], ['read fails']]);
  await write();
  expect(delivered).toEqual(['001', '002']);
});

test('a position that could not be saved once is saved with the next batch', async () => {
  const { write, broken, failures, position } = openReader();
  broken.moveTo = true;
  await write();
  expect([position(), failures]).toEqual(['000', ['moveTo fails']]);
  await write();
  expect(position()).toBe('002');
});
