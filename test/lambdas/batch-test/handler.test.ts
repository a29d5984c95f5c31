import { type LocalTable, startLocalTable } from './local-table';
import { newRow } from './rows';

type Handler = typeof import('../../../lambdas/batch-test/handler').handler;

/** Loads the function afresh, as a cold start does, under these environment variables. */
function coldStart(environment: Record<string, string>): Handler {
  const before = process.env;
  process.env = { ...before, ...environment };
  try {
    let handler: Handler | undefined;
    jest.isolateModules(() => {
      handler = require('../../../lambdas/batch-test/handler').handler;
    });
    return handler as Handler;
  } finally {
    process.env = before;
  }
}

const context = { getRemainingTimeInMillis: () => 28_000 };

test('does not start without the name of its table, and says what is missing', () => {
  expect(() => coldStart({ TABLE_NAME: '' })).toThrow("Not set in the function's environment: TABLE_NAME.");
});

describe('on Lambda', () => {
  let table: LocalTable;
  let handler: Handler;
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);

  beforeAll(async () => {
    table = await startLocalTable();
    Object.assign(process.env, {
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: table.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: table.credentials.secretAccessKey,
      AWS_SESSION_TOKEN: table.credentials.sessionToken,
      AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    });
    handler = coldStart({ TABLE_NAME: table.tableName });
  });
  beforeEach(() => log.mockClear());
  afterAll(() => table.close());

  test('writes the rentals its resolver passes', async () => {
    const { rentals, failures } = await handler({ rentals: [newRow] }, context);
    expect(rentals).toMatchObject([{ id: 'nl', _version: 1 }]);
    expect(failures).toEqual([]);
    expect(await table.stored('nl')).toMatchObject({ Name: 'Netherlands' });
  });

  test('keeps what the rows come from and who calls, and spreads them over the shards of the stage', async () => {
    const manyShards = coldStart({ TABLE_NAME: table.tableName, SHARD_COUNT: '256' });
    const author = { id: 'a1', email: 'ada@example.org', name: null };
    const ids = Array.from({ length: 20 }, (_, row) => `spread-${row}`);
    const rentals = ids.map((id) => ({ ...newRow, id }));
    await manyShards({ rentals, author, origin: { kind: 'import', source: 'rentals.csv' } }, context);
    const stored = await Promise.all(ids.map((id) => table.stored(id)));
    expect(Math.max(...stored.map((one) => one?._shard ?? 0))).toBeGreaterThan(8);
    expect(stored[0]).toMatchObject({ _changedBy: 'a1', _changeKind: 'import', _changeSource: 'rentals.csv' });
  });

  test('logs one line of figures, without the content of any rental', async () => {
    await handler({ rentals: [{ ...newRow, id: 'secret', Name: 'Secret island' }] }, context);
    expect(log.mock.calls).toEqual([
      [
        {
          batchTest: {
            rows: 1,
            written: 1,
            unchanged: 0,
            conflicts: 0,
            rejected: 0,
            failed: 0,
            causes: {},
            milliseconds: expect.any(Number),
          },
        },
      ],
    ]);
  });

  test('refuses a call that is too large by an error named BadRequest', async () => {
    const rentals = Array.from({ length: 501 }, (_, index) => ({ ...newRow, id: `row-${index}` }));
    await expect(handler({ rentals }, context)).rejects.toMatchObject({ name: 'BadRequest' });
  });

  test('reports every row in the time it has left, when that is almost none', async () => {
    const { failures } = await handler({ rentals: [newRow] }, { getRemainingTimeInMillis: () => 1_000 });
    expect(failures).toMatchObject([{ errorType: 'Throttled', errorInfo: { index: 0, id: 'nl' } }]);
  });
});
