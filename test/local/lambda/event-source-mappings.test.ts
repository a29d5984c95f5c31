import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FunctionError } from '../../../local/lambda/types';
import { newDirectory, removeDirectories } from '../dynamodb/table-fixtures';
import { mappingResource, openStream, topicArn } from './stream-fixtures';

const closing: (() => Promise<void>)[] = [];
const opened = async (...options: Parameters<typeof openStream>) => {
  const stream = await openStream(...options);
  closing.push(stream.close);
  return stream;
};

/** Collects what a function gets, and waits for an amount of it. */
function collector() {
  const ids: string[] = [];
  const batches: string[][] = [];
  let check = () => {};
  return {
    ids,
    batches,
    take(batch: string[]) {
      batches.push(batch);
      ids.push(...batch);
      check();
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => ids.length >= count && resolve();
        check();
      }),
  };
}

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(removeDirectories);

test('a function gets what changes in the table, in batches of at most the size of the template', async () => {
  const got = collector();
  const mapping = mappingResource({ BatchSize: 3, MaximumBatchingWindowInSeconds: 1 });
  const { put } = await opened(newDirectory(), (ids) => got.take(ids), { mapping });
  for (let number = 0; number < 5; number++) await put(`order-${number}`);
  await got.until(5);
  expect(got.batches).toEqual([
    ['order-0', 'order-1', 'order-2'],
    ['order-3', 'order-4'],
  ]);
});

test('a record has the shape of DynamoDB’s events', async () => {
  let seen: unknown;
  const got = collector();
  const { put } = await opened(newDirectory(), (ids, [record]) => {
    seen = record;
    got.take(ids);
  });
  await put('order-1', 7);
  await got.until(1);
  expect(seen).toEqual({
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-west-1',
    dynamodb: {
      ApproximateCreationDateTime: expect.any(Number),
      Keys: { id: { S: 'order-1' } },
      NewImage: { id: { S: 'order-1' }, amount: { N: '7' } },
      SequenceNumber: expect.stringMatching(/^\d{21}$/),
      SizeBytes: expect.any(Number),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
    eventSourceARN: expect.stringContaining(':table/orders/stream/'),
  });
});

test('continues after the last processed record when it restarts', async () => {
  const directory = newDirectory();
  const first = collector();
  const stream = await openStream(directory, (ids) => first.take(ids));
  await stream.put('before');
  await first.until(1);
  await stream.close();
  const second = collector();
  const { put } = await opened(directory, (ids) => second.take(ids));
  await put('after');
  await second.until(1);
  expect(second.ids).toEqual(['after']);
});

test('records of a key stay in order while several batches run in parallel', async () => {
  const got = collector();
  const mapping = mappingResource({ ParallelizationFactor: 4, BatchSize: 2 });
  const amounts = new Map<string, number[]>();
  const { put } = await opened(
    newDirectory(),
    async (ids, records) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      if (Math.random() < 0.2) throw new FunctionError('Bad luck', 'Error');
      for (const [index, id] of ids.entries()) {
        amounts.set(id, [...(amounts.get(id) ?? []), Number(records[index]?.dynamodb.NewImage.amount.N)]);
      }
      got.take(ids);
    },
    { mapping },
  );
  for (let amount = 0; amount < 10; amount++) for (const id of ['a', 'b', 'c', 'd', 'e']) await put(id, amount);
  await got.until(50);
  for (const seen of amounts.values()) expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a record that fails too often is reported to the failure destination, with its position', async () => {
  const got = collector();
  const mapping = mappingResource({
    MaximumRetryAttempts: 1,
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: { OnFailure: { Destination: 'arn:aws:sns:eu-west-1:000000000000:failures' } },
  });
  const { put, mails } = await opened(
    newDirectory(),
    (ids, records) => {
      const bad = ids.indexOf('bad');
      if (bad >= 0) return { batchItemFailures: [{ itemIdentifier: records[bad]?.dynamodb.SequenceNumber }] };
      got.take(ids);
      return { batchItemFailures: [] };
    },
    { mapping },
  );
  for (const id of ['bad', 'good']) await put(id);
  await got.until(1);
  expect(got.ids).toEqual(['good']);
  expect(mails.map((text) => JSON.parse(text))).toMatchObject([
    {
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 },
      DDBStreamBatchInfo: { batchSize: 1, startSequenceNumber: '1'.padStart(21, '0') },
    },
  ]);
});

test('what was written before kill -9 reaches the function after the next start', async () => {
  const directory = newDirectory();
  const log = path.join(directory, 'taken');
  const child = fork(path.join(__dirname, 'stream-writer.ts'), [directory, log], { execArgv: ['--import', 'tsx'] });
  const written = new Set<string>();
  await new Promise<void>((resolve) => {
    child.on('message', (id) => {
      written.add(String(id));
      if (written.size === 300) resolve();
    });
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const got = collector();
  const { put } = await opened(directory, (ids) => {
    appendFileSync(log, ids.map((id) => `${id}\n`).join(''));
    got.take(ids);
  });
  await put('last');
  while (!got.ids.includes('last')) await got.until(got.ids.length + 1);
  const taken = new Set(readFileSync(log, 'utf8').split('\n'));
  expect([...written].filter((id) => !taken.has(id))).toEqual([]);
});

test.each([
  ['a queue as its source', { EventSourceArn: 'arn:aws:sqs:eu-west-1:1:queue' }, /only tables' streams are read here/],
  ['a filter', { FilterCriteria: { Filters: [] } }, /do not run FilterCriteria/],
  ['a batch of none', { BatchSize: 0 }, /BatchSize is 0; it must be from 1 to 10000/],
  ['a queue for its failures', { DestinationConfig: { OnFailure: { Destination: 'arn:aws:sqs:x' } } }, /only topics/],
  ['no function', { FunctionName: 'nobody' }, /no function nobody in the templates/],
])('a mapping with %s is refused at start', async (_, properties, message) => {
  const opening = openStream(newDirectory(), () => {}, { mapping: mappingResource(properties) });
  await expect(opening).rejects.toThrow(message);
});

test('a function whose role may not read the stream is refused at start, as AWS refuses the deployment', async () => {
  const statement = { Effect: 'Allow', Action: ['dynamodb:DescribeStream', 'dynamodb:GetRecords'], Resource: '*' };
  await expect(openStream(newDirectory(), () => {}, { statement })).rejects.toThrow(
    /AWS would refuse it.*dynamodb:GetShardIterator/,
  );
});

describe('its health', () => {
  test('counts what the function is not done with, and says what failed last', async () => {
    let isDown = true;
    const got = collector();
    const { put, health } = await opened(newDirectory(), (ids) => {
      if (isDown) throw new FunctionError('The table is away', 'Error');
      got.take(ids);
    });
    expect(health()).toMatchObject({ state: 'Enabled', lastResult: 'No records processed', behind: 0, age: 0 });
    await put('one');
    await put('two');
    await until(() => health()?.lastError !== undefined);
    expect(health()).toMatchObject({
      lastResult: 'PROBLEM: Function call failed',
      behind: 2,
      age: expect.any(Number),
      lastError: { message: 'The table is away' },
      discarded: 0,
      failureDestination: undefined,
    });
    isDown = false;
    await until(() => health()?.behind === 0);
    expect(got.ids).toEqual(['one', 'two']);
    // What went wrong last stays to be read.
    expect(health()).toMatchObject({ lastResult: 'OK', age: 0, lastError: { message: 'The table is away' } });
  });

  test('names the failure destination and counts what was discarded', async () => {
    const mapping = mappingResource({
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: topicArn } },
    });
    const fail = () => {
      throw new FunctionError('Never', 'Error');
    };
    const { put, health } = await opened(newDirectory(), fail, { mapping });
    await put('one');
    await until(() => health()?.discarded === 1);
    expect(health()).toMatchObject({ failureDestination: topicArn });
  });

  test('says that a mapping is disabled', async () => {
    const { health } = await opened(newDirectory(), () => {}, { mapping: mappingResource({ Enabled: false }) });
    expect(health()).toMatchObject({ path: 'Test/mapping', state: 'Disabled', behind: 0 });
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}
