import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mockClient } from 'aws-sdk-client-mock';
import type { RentalInput } from '../../../graphql/generated/schema';
import { defaultShardCount, shardOf } from '../../../graphql/sharding';
import { writeBatch } from '../../../lambdas/batch-test/write-batch';
import { systemClock } from '../../../lambdas/shared/clock';
import { maxRecentMutationIds } from '../../../lambdas/shared/stored-rental';
import { testClock } from '../shared/test-clock';
import { clientOf, type LocalTable, startLocalTable } from './local-table';
import { newRow } from './rows';

const noon = Date.parse('2026-11-20T12:00:00.000Z');
let table: LocalTable;

beforeAll(async () => {
  table = await startLocalTable();
});
afterAll(() => table.close());

/** Writes a batch at a distinct time, so that each write differs from the one before. */
function write(rentals: RentalInput[], at = noon) {
  return writeBatch(rentals, {
    client: table.client,
    tableName: table.tableName,
    deadline: at + 60_000,
    clock: testClock(at),
  });
}

let rentals = 0;
/** A new rental that no other test knows. */
const fresh = (overrides: Partial<RentalInput> = {}): RentalInput => ({
  ...newRow,
  id: `rental-${rentals++}`,
  ...overrides,
});

async function writtenOne(rental: RentalInput) {
  const { answer } = await write([rental]);
  return answer.rentals[0];
}

describe('adding a rental', () => {
  test('stores it at version 1 and answers with what every client sees', async () => {
    const rental = fresh();
    const { answer, summary } = await write([rental]);
    const expected = {
      ...rental,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
      _version: 1,
      _deleted: false,
      _lastChangedAt: noon,
    };
    expect(answer).toEqual({ rentals: [expected], failures: [] });
    expect(await table.stored(rental.id)).toEqual({
      ...expected,
      _changedBy: null,
      _changedByName: null,
      _changeKind: 'create',
      _changeSource: null,
      _shard: shardOf(rental.id),
      _mutation1: rental.conflictID,
    });
    expect(summary).toMatchObject({ rows: 1, written: 1, failed: 0 });
  });

  test('is a conflict where there is one with other content, and leaves that one alone', async () => {
    const rental = fresh();
    await write([rental]);
    const { answer } = await write([{ ...rental, Name: 'Elsewhere', conflictID: 'mutation-2' }]);
    expect(answer.rentals).toEqual([null]);
    expect(answer.failures[0]).toMatchObject({
      errorType: 'ConflictUnhandled',
      errorInfo: { index: 0, id: rental.id, rental: { Name: 'Netherlands', _version: 1 } },
    });
    expect(answer.failures[0]?.errorInfo.rental).not.toHaveProperty('_shard');
    expect(await table.stored(rental.id)).toMatchObject({ Name: 'Netherlands', _version: 1 });
  });
});

describe('changing a rental', () => {
  test('leaves fields that the row does not name unchanged', async () => {
    const rental = fresh();
    await write([rental]);
    const change = { id: rental.id, conflictID: 'mutation-2', _version: 1, Population: 18_000_000 };
    const { answer } = await write([change], noon + 5_000);
    expect(answer.rentals[0]).toEqual({
      ...rental,
      conflictID: 'mutation-2',
      Population: 18_000_000,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:05.000Z',
      _version: 2,
      _deleted: false,
      _lastChangedAt: noon + 5_000,
    });
  });

  test('clears the flag by null, once', async () => {
    const rental = fresh();
    await write([rental]);
    const clear = { id: rental.id, conflictID: 'mutation-2', _version: 1, Flag: null };
    expect(await writtenOne(clear)).toMatchObject({ Flag: null, _version: 2 });
    const again = await write([{ ...clear, conflictID: 'mutation-3', _version: 2 }]);
    expect(again.summary).toMatchObject({ written: 0, unchanged: 1 });
  });

  test('without a difference makes no write', async () => {
    const rental = fresh();
    const first = await writtenOne(rental);
    const same = { ...rental, conflictID: 'mutation-2', _version: 1 };
    const { answer, summary } = await write([same], noon + 5_000);
    expect(summary).toMatchObject({ written: 0, unchanged: 1 });
    expect(answer).toEqual({ rentals: [first], failures: [] });
    expect(await table.stored(rental.id)).toMatchObject({ _version: 1, _lastChangedAt: noon });
  });

  test('without fields answers with the stored rental', async () => {
    const rental = fresh();
    const first = await writtenOne(rental);
    const { answer, summary } = await write([{ id: rental.id, conflictID: 'mutation-2', _version: 1 }]);
    expect(answer.rentals).toEqual([first]);
    expect(summary).toMatchObject({ unchanged: 1 });
  });

  test('is a conflict if another user was first, and can be sent again on their version', async () => {
    const rental = fresh();
    await write([rental]);
    await write([{ id: rental.id, conflictID: 'theirs', _version: 1, Name: 'Theirs' }]);
    const mine = { id: rental.id, conflictID: 'mine', _version: 1, Name: 'Mine' };
    const { answer, summary } = await write([mine]);
    expect(summary).toMatchObject({ written: 0, conflicts: 1 });
    expect(answer.failures[0]?.errorInfo.rental).toMatchObject({ Name: 'Theirs', _version: 2, conflictID: 'theirs' });
    expect(await writtenOne({ ...mine, _version: 2 })).toMatchObject({ Name: 'Mine', _version: 3 });
  });

  test('is refused if there is no rental, and adds none', async () => {
    const { answer, summary } = await write([fresh({ id: 'nowhere', _version: 4 })]);
    expect(answer.failures).toMatchObject([{ errorType: 'BadRequest', errorInfo: { id: 'nowhere' } }]);
    expect(summary).toMatchObject({ rejected: 1 });
    expect(await table.stored('nowhere')).toBeUndefined();
  });
});

test('a batch sent twice changes nothing the second time and has the same answer', async () => {
  const changed = fresh();
  await write([changed]);
  const batch = [fresh(), { id: changed.id, conflictID: 'mutation-2', _version: 1, Name: 'Changed' }];
  const first = await write(batch, noon + 1_000);
  const second = await write(batch, noon + 2_000);
  expect(first.summary).toMatchObject({ written: 2 });
  expect(second.summary).toMatchObject({ written: 0, unchanged: 2, conflicts: 0 });
  expect(second.answer).toEqual(first.answer);
});

describe('deleting a rental', () => {
  test('leaves a tombstone for 30 days, and restoring it removes the expiry', async () => {
    const rental = fresh();
    await write([rental]);
    const deletion = { id: rental.id, conflictID: 'mutation-2', _version: 1, _deleted: true };
    expect(await writtenOne(deletion)).toMatchObject({ _deleted: true, _version: 2, Name: 'Netherlands' });
    expect(await table.stored(rental.id)).toMatchObject({ _ttl: noon / 1000 + 30 * 24 * 60 * 60 });

    const restoring = { id: rental.id, conflictID: 'mutation-3', _version: 2, _deleted: false };
    expect(await writtenOne(restoring)).toMatchObject({ _deleted: false, _version: 3, Name: 'Netherlands' });
    expect(await table.stored(rental.id)).not.toHaveProperty('_ttl');
  });

  test('is not undone by a change without _deleted', async () => {
    const rental = fresh({ _deleted: true });
    await write([rental]);
    const change = { id: rental.id, conflictID: 'mutation-2', _version: 1, Name: 'Late change' };
    expect(await writtenOne(change)).toMatchObject({ _deleted: true, Name: 'Late change' });
    expect(await table.stored(rental.id)).toHaveProperty('_ttl');
  });

  test('makes adding the same rental a conflict', async () => {
    const rental = fresh({ _deleted: true });
    await write([rental]);
    const { answer } = await write([{ ...rental, _deleted: false, conflictID: 'mutation-2' }]);
    expect(answer.failures).toMatchObject([
      { errorType: 'ConflictUnhandled', errorInfo: { rental: { _deleted: true } } },
    ]);
  });
});

test('the largest batch is written whole, answered in order and found again by its changes', async () => {
  const before = (await allChanges()).length;
  const batch = Array.from({ length: 500 }, (_, index) => fresh({ Name: `Rental ${index}` }));
  const { answer, summary } = await write(batch);
  // A row whose answer came late was sent again and found written: its outcome is the same, its count is another.
  expect(summary).toMatchObject({ rows: 500, conflicts: 0, rejected: 0, failed: 0 });
  expect(answer.rentals.map((rental) => rental?.id)).toEqual(batch.map(({ id }) => id));
  expect((await allChanges()).length - before).toBe(500);
});

test('each row has its own outcome, independent of the others', async () => {
  const known = fresh();
  await write([known]);
  const { answer, summary } = await write([
    fresh(),
    fresh({ Code: 'nl' }),
    { ...known, conflictID: 'mutation-2', Name: 'Other' },
    { ...known, conflictID: 'mutation-2', _version: 1, Name: 'Same rental again' },
    known,
  ]);
  expect(answer.rentals.map((rental) => rental !== null)).toEqual([true, false, false, false, false]);
  expect(answer.failures.map(({ errorType, errorInfo }) => [errorInfo.index, errorType])).toEqual([
    [1, 'BadRequest'],
    [2, 'ConflictUnhandled'],
    [3, 'BadRequest'],
    [4, 'BadRequest'],
  ]);
  expect(summary).toMatchObject({ rows: 5, written: 1, conflicts: 1, rejected: 3 });
});

test('a mutation sent again after other writes succeeds without effect, while the table stores its id', async () => {
  const rental = fresh({ conflictID: 'mutation-0' });
  await write([rental]);
  for (let version = 1; version < maxRecentMutationIds; version++) {
    await write([{ id: rental.id, conflictID: `mutation-${version}`, _version: version, Population: version }]);
  }
  const before = await table.stored(rental.id);
  const { answer, summary } = await write([rental]);
  expect(summary).toMatchObject({ unchanged: 1, written: 0, conflicts: 0 });
  expect(answer.rentals).toMatchObject([{ _version: maxRecentMutationIds, Population: maxRecentMutationIds - 1 }]);
  expect(await table.stored(rental.id)).toEqual(before);

  const last = { id: rental.id, conflictID: 'one-more', _version: maxRecentMutationIds, Population: 99 };
  await write([last]);
  expect((await write([rental])).summary).toMatchObject({ conflicts: 1 });
});

test('of two concurrent batches only one wins', async () => {
  const rental = fresh();
  await write([rental]);
  const change = (conflictID: string) => ({ id: rental.id, conflictID, _version: 1, Name: conflictID });
  const results = await Promise.all(['left', 'right'].map((side) => write([change(side)])));
  expect(results.map(({ summary }) => summary.written).sort()).toEqual([0, 1]);
  expect(results.map(({ summary }) => summary.conflicts).sort()).toEqual([0, 1]);
});

describe('a table that fails', () => {
  const error = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });
  const throttling = error('ThrottlingException');

  test('by throttling is retried, and the row is written in the end', async () => {
    const rental = fresh();
    const send = jest.spyOn(table.client, 'send').mockImplementationOnce(() => Promise.reject(throttling));
    const { answer } = await write([rental]);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRestore();
    expect(answer.rentals[0]).toMatchObject({ id: rental.id, _version: 1 });
  });

  test('by losing its answer has still written the row for this batch', async () => {
    const rental = fresh();
    const { send } = table.client;
    const spy = jest.spyOn(table.client, 'send').mockImplementationOnce(async (...call) => {
      await (send as (...call: unknown[]) => Promise<unknown>).apply(table.client, call);
      throw error('Error', { code: 'ECONNRESET' });
    });
    const { answer, summary } = await write([rental]);
    spy.mockRestore();
    expect(answer.rentals[0]).toMatchObject({ id: rental.id, _version: 1 });
    expect(summary).toMatchObject({ failed: 0, conflicts: 0 });
  });

  test.each([
    ['Throttled', throttling],
    ['InternalFailure', error('InternalServerError', { $metadata: { httpStatusCode: 500 } })],
    ['InternalFailure', error('AccessDeniedException')],
  ])('has its rows reported as %s, each to be sent again', async (errorType, cause) => {
    const mock = mockClient(table.client).rejects(cause);
    const { answer, summary } = await write([fresh(), fresh()]);
    mock.restore();
    expect(answer.rentals).toEqual([null, null]);
    expect(answer.failures).toMatchObject([
      { errorType, message: expect.stringMatching(/Send it again\.$/), errorInfo: { index: 0 } },
      { errorType, message: expect.stringMatching(/Send it again\.$/), errorInfo: { index: 1 } },
    ]);
    expect(summary).toMatchObject({ failed: 2, causes: { [cause.name]: 2 } });
  });

  test('for too long drops no row that is still waiting', async () => {
    const clock = testClock();
    const mock = mockClient(table.client).rejects(throttling);
    const batch = Array.from({ length: 100 }, () => fresh());
    const writer = { client: table.client, tableName: table.tableName, clock, deadline: 3_000 };
    const { answer } = await writeBatch(batch, writer);
    mock.restore();
    expect(answer.failures.map(({ errorInfo }) => errorInfo.index)).toEqual(batch.map((_, index) => index));
    expect(new Set(answer.failures.map(({ errorType }) => errorType))).toEqual(new Set(['Throttled']));
  });

  test('by never answering is not waited for past the deadline', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const client = clientOf(`http://127.0.0.1:${port}`);
    const clock = systemClock;
    const { answer } = await writeBatch([fresh()], { client, tableName: 'any', clock, deadline: clock.now() + 100 });
    expect(answer.failures).toMatchObject([{ errorType: 'InternalFailure' }]);
    client.destroy();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });
});

async function allChanges() {
  const shards = await Promise.all(Array.from({ length: defaultShardCount }, (_, shard) => table.changesOf(shard)));
  return shards.flat();
}
