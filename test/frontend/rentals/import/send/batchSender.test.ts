/** @jest-environment node */

import { tallyOf } from '../../../../../frontend/src/features/rentals/import/importTally';
import type { ImportRow, RefusedRow } from '../../../../../frontend/src/features/rentals/import/read/importFile';
import { type RowOutcome, tallyKey } from '../../../../../frontend/src/features/rentals/import/send/answers';
import {
  BatchSender,
  type BatchSenderSettings,
  type ImportFailure,
} from '../../../../../frontend/src/features/rentals/import/send/batchSender';
import { planRow } from '../../../../../frontend/src/features/rentals/import/send/plan';
import type { BatchOutcome } from '../../../../../frontend/src/features/rentals/sync/syncApi';
import type { BatchTestFailure } from '../../../../../graphql/batch-test';
import type { Rental, RentalInput } from '../../../../../graphql/generated/schema';
import { blankValues, rental } from '../../rental.fixture';

const importRow = (number: number): ImportRow => ({
  id: `id${number}`,
  row: number,
  line: number + 1,
  ...blankValues,
  Flag: '🇳🇱',
  Name: `Huis ${number}`,
  Code: 'NL',
  Population: number,
});

const written = (input: RentalInput): Rental =>
  rental({ ...(input as Partial<Rental>), _version: (input._version ?? 0) + 1 });
const takesAll = async (rows: RentalInput[]): Promise<BatchOutcome> => ({ rentals: rows.map(written), failures: [] });
const failure = (index: number, errorType: BatchTestFailure['errorType'], theirs?: Rental): BatchTestFailure => ({
  errorType,
  message: `${errorType} at ${index}`,
  errorInfo: { index, id: '', rental: theirs },
});

interface Settings extends Partial<BatchSenderSettings> {
  findKnown?: (id: string) => Rental | undefined;
}

function prepare(rowCount: number, batchSize: number, { findKnown = () => undefined, ...settings }: Settings = {}) {
  const rows = Array.from({ length: rowCount }, (_, index) => importRow(index + 1));
  let number = 0;
  const next = async () => {
    const batch = rows.splice(0, batchSize);
    if (batch.length === 0) return null;
    const planned = batch.map((row) => planRow(row, findKnown(row.id), 'run')).filter((row) => row !== null);
    return { number: ++number, rows: planned, unchanged: batch.length - planned.length, mayBeIncomplete: true };
  };
  const failures: (ImportFailure | null)[] = [];
  const received: Rental[] = [];
  const waits: number[] = [];
  const tally = tallyOf();
  const refused: RefusedRow[] = [];
  const sender = new BatchSender({
    next,
    batchTest: takesAll,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onStarted: ({ unchanged }) => {
      tally.unchanged += unchanged;
    },
    onOutcome: ({ kind, row }, outcome) => {
      tally[tallyKey(kind, outcome)]++;
      if ('reason' in outcome) refused.push({ ...row, reason: outcome.reason });
    },
    onFailure: (failure) => failures.push(failure),
    onAnswer: (rentals) => received.push(...rentals),
    ...settings,
  });
  const run = {
    run: async () => ({ end: await sender.run(), tally, refused }),
    pause: () => sender.pause(),
    resume: () => sender.resume(),
    cancel: () => sender.cancel(),
    tryAgain: () => sender.tryAgain(),
  };
  return { run, failures, received, waits };
}

describe('sending batches', () => {
  it('sends every row once, and returns what the cloud then holds', async () => {
    const sent: string[] = [];
    const { run, received, failures } = prepare(25, 4, {
      batchTest: (rows) => {
        sent.push(...rows.map(({ conflictID }) => conflictID));
        return takesAll(rows);
      },
    });
    expect((await run.run()).tally).toEqual({ inserted: 25, updated: 0, unchanged: 0, conflicts: 0, rejected: 0 });
    expect(sent.toSorted()).toEqual(Array.from({ length: 25 }, (_, index) => `run:${index + 1}`).toSorted());
    expect(received).toHaveLength(25);
    expect(failures).toEqual([]);
  });

  it('makes a limited number of concurrent calls', async () => {
    let underWay = 0;
    let max = 0;
    const { run } = prepare(40, 2, {
      batchTest: async (rows) => {
        max = Math.max(max, ++underWay);
        await new Promise(setImmediate);
        underWay--;
        return takesAll(rows);
      },
    });
    await run.run();
    expect(max).toBe(4);
  });

  it('counts known rentals as unchanged or updated', async () => {
    const same = { ...importRow(1), _version: 3 };
    const known: Record<string, Rental> = { id1: rental(same), id2: rental({ id: 'id2', _version: 3 }) };
    const sent: RentalInput[] = [];
    const { run } = prepare(3, 10, {
      findKnown: (id) => known[id],
      batchTest: (rows) => {
        sent.push(...rows);
        return takesAll(rows);
      },
    });
    expect((await run.run()).tally).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
    expect(sent.map(({ id, _version }) => [id, _version])).toEqual([
      ['id2', 3],
      ['id3', undefined],
    ]);
  });

  it('sends a batch whose call failed again, under the same mutation ids', async () => {
    const attempts: string[][] = [];
    const { run, failures, waits } = prepare(3, 3, {
      batchTest: async (rows) => {
        attempts.push(rows.map(({ conflictID }) => conflictID));
        if (attempts.length < 3) throw new TypeError('Failed to fetch');
        return takesAll(rows);
      },
    });
    expect((await run.run()).tally.inserted).toBe(3);
    expect(attempts).toEqual(Array(3).fill(['run:1', 'run:2', 'run:3']));
    expect(failures).toContainEqual({ failure: 'network', waitsForUser: false });
    expect(failures.at(-1)).toBeNull();
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan((waits[0] as number) / 2);
  });

  it('sends only the rows again that the cloud had no capacity for', async () => {
    const attempts: string[][] = [];
    const { run } = prepare(3, 3, {
      batchTest: async (rows) => {
        attempts.push(rows.map(({ id }) => id));
        if (attempts.length > 1) return takesAll(rows);
        return {
          rentals: [written(rows[0] as RentalInput), null, null],
          failures: [failure(1, 'Throttled'), failure(2, 'InternalFailure')],
        };
      },
    });
    expect((await run.run()).tally.inserted).toBe(3);
    expect(attempts).toEqual([
      ['id1', 'id2', 'id3'],
      ['id2', 'id3'],
    ]);
  });

  it('reports conflicts and rejected rows with the reason, and receives the stored rentals', async () => {
    const theirs = rental({ id: 'id1', _version: 9 });
    const { run, received } = prepare(2, 2, {
      batchTest: async () => ({
        rentals: [null, null],
        failures: [failure(0, 'ConflictUnhandled', theirs), failure(1, 'BadRequest')],
      }),
    });
    const { tally, refused } = await run.run();
    expect(tally).toMatchObject({ conflicts: 1, rejected: 1, inserted: 0 });
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'ConflictUnhandled at 0'],
      [2, 'BadRequest at 1'],
    ]);
    expect(received).toEqual([theirs]);
  });

  it('reports one failure while calls fail, probes with one batch and increasing delays, and continues automatically', async () => {
    let calls = 0;
    const { run, failures, waits } = prepare(40, 2, {
      batchTest: async (rows) => {
        if (++calls <= 20) throw new TypeError('Failed to fetch');
        return takesAll(rows);
      },
    });
    expect((await run.run()).tally.inserted).toBe(40);
    // One more was under way when it began; from then on one asks.
    expect(calls).toBe(20 + 20);
    expect(waits).toHaveLength(19);
    expect(waits[3]).toBeGreaterThan(waits[0] as number);
    expect(Math.max(...waits)).toBe(3000);
    expect(new Set(failures.slice(0, -1).map((failure) => JSON.stringify(failure)))).toEqual(
      new Set([JSON.stringify({ failure: 'network', waitsForUser: false })]),
    );
    expect(failures.at(-1)).toBeNull();
  });

  it('starts with short delays in the next outage', async () => {
    let calls = 0;
    const { run, waits } = prepare(20, 1, {
      batchTest: async (rows) => {
        // Two outages, with an answer between them.
        if (++calls <= 10 || (calls > 11 && calls <= 15)) throw new TypeError('Failed to fetch');
        return takesAll(rows);
      },
    });
    expect((await run.run()).tally.inserted).toBe(20);
    expect(waits.filter((milliseconds) => milliseconds <= 500).length).toBeGreaterThanOrEqual(2);
  });

  it('sends as many batches at once as the service has capacity for', async () => {
    let running = 0;
    let most = 0;
    let refused = 0;
    const { run } = prepare(60, 1, {
      batchTest: async (rows) => {
        most = Math.max(most, ++running);
        try {
          // More than two at once take longer than AppSync's time limit.
          const isTooMuch = running > 2;
          await new Promise(setImmediate);
          if (!isTooMuch) return takesAll(rows);
          refused++;
          throw { errors: [{ errorType: 'ExecutionTimeout', message: 'Execution timed out.' }] };
        } finally {
          running--;
        }
      },
    });
    expect((await run.run()).tally.inserted).toBe(60);
    expect(most).toBe(4);
    // Four at once are tried at first, three now and then.
    expect(refused).toBeLessThan(15);
  });

  it.each(['pause', 'cancel'] as const)('sends nothing that waits for its turn after %s', async (end) => {
    let calls = 0;
    const { run } = prepare(30, 1, {
      batchTest: async (rows) => {
        // Two of the four run at once from then on.
        if (++calls <= 4) throw { errors: [{ errorType: 'ExecutionTimeout', message: 'Execution timed out.' }] };
        await new Promise(setImmediate);
        if (calls === 8) run[end]();
        return takesAll(rows);
      },
    });
    void run.run();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls).toBe(8);
    run.cancel();
  });

  it('retries immediately on request', async () => {
    let isUp = false;
    const { run } = prepare(4, 2, {
      batchTest: async (rows) => {
        if (!isUp) throw new TypeError('Failed to fetch');
        return takesAll(rows);
      },
      wait: (_, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          setImmediate(() => {
            isUp = true;
            run.tryAgain();
          });
        }),
    });
    expect((await run.run()).tally.inserted).toBe(4);
  });

  it('sends nothing while it is paused, with or without a network', async () => {
    let calls = 0;
    const { run } = prepare(4, 2, {
      batchTest: async () => {
        calls++;
        run.pause();
        throw new TypeError('Failed to fetch');
      },
    });
    void run.run();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(calls).toBe(1);
    run.cancel();
  });

  it('does not wait for a finished batch, even if handling its response failed', async () => {
    const sent = new Set<string>();
    let answers = 0;
    const { run } = prepare(4, 1, {
      batchTest: async (rows) => {
        const [{ id }] = rows as [RentalInput];
        if (sent.has(id)) return takesAll(rows);
        sent.add(id);
        // All four are under way before the first of them fails.
        while (sent.size < 4) await new Promise(setImmediate);
        throw new TypeError('Failed to fetch');
      },
      onAnswer: () => {
        // A listener of the store fails at the answer to the batch that asks.
        if (++answers === 1) throw new Error('odd');
      },
    });
    const { tally, end } = await run.run();
    expect(end).toBe('done');
    expect(tally.inserted).toBe(4);
  });

  it('waits for the user when they are signed out', async () => {
    const { run, failures, waits } = prepare(1, 1, {
      batchTest: async () => {
        throw new Error('Unauthorized');
      },
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        setImmediate(() => run.cancel());
        await new Promise(setImmediate);
      },
    });
    expect((await run.run()).tally.inserted).toBe(0);
    expect(waits).toEqual([2 ** 31 - 1]);
    expect(failures[0]).toEqual({ failure: 'signedOut', waitsForUser: true });
  });

  it('ends after the running calls when it is cancelled', async () => {
    let calls = 0;
    const { run } = prepare(100, 1, {
      batchTest: async (rows) => {
        if (++calls === 6) run.cancel();
        return takesAll(rows);
      },
    });
    const { tally, end } = await run.run();
    expect(tally.inserted).toBe(calls);
    expect(calls).toBeLessThan(12);
    expect(end).toBe('stopped');
  });

  it('sends nothing more while it is paused, and continues where it was', async () => {
    let calls = 0;
    const paused = withResolvers();
    const { run } = prepare(30, 1, {
      batchTest: async (rows) => {
        if (++calls === 5) {
          run.pause();
          setTimeout(paused.resolve);
        }
        return takesAll(rows);
      },
    });
    const ending = run.run();
    await paused.promise;
    const callsWhenPaused = calls;
    await new Promise(setImmediate);
    expect(calls).toBe(callsWhenPaused);
    expect(calls).toBeLessThan(12);
    run.resume();
    expect((await ending).tally.inserted).toBe(30);
    expect(calls).toBe(30);
  });

  it('reports a batch once each of its rows has its outcome', async () => {
    const settled: (RowOutcome | undefined)[][] = [];
    let attempts = 0;
    const { run } = prepare(2, 2, {
      batchTest: async (rows) => {
        if (++attempts > 1) return takesAll(rows);
        return { rentals: [written(rows[0] as RentalInput), null], failures: [failure(1, 'Throttled')] };
      },
      onSettled: async (_, outcomes) => void settled.push(outcomes),
    });
    await run.run();
    expect(settled).toEqual([
      [
        { kind: 'written', version: 1 },
        { kind: 'written', version: 1 },
      ],
    ]);
  });

  it('rejects only the row that the firewall takes for an attack', async () => {
    let calls = 0;
    const { run, failures } = prepare(40, 20, {
      batchTest: async (rows) => {
        if (++calls === 20) run.cancel();
        if (!rows.some(({ id }) => id === 'id7')) return takesAll(rows);
        throw { errors: [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }] };
      },
    });
    const { end, tally, refused } = await run.run();
    expect(end).toBe('done');
    expect(tally).toMatchObject({ inserted: 39, rejected: 1 });
    expect(refused).toMatchObject([{ row: 7, reason: expect.stringContaining('firewall') }]);
    expect(failures).toEqual([]);
  });

  it('does not count a rental that another user wrote first', async () => {
    const { run } = prepare(1, 1, {
      batchTest: async () => ({ rentals: [rental({ id: 'id1', conflictID: 'theirs', _version: 4 })], failures: [] }),
    });
    expect((await run.run()).tally).toMatchObject({ inserted: 0, unchanged: 1 });
  });

  it('replans a row whose rental was unknown, and reports it before sending', async () => {
    const theirs = rental({ id: 'id1', Population: 99, _version: 4 });
    const steps: string[] = [];
    const { run } = prepare(1, 1, {
      batchTest: async (rows) => {
        const [row] = rows as [RentalInput];
        steps.push(`sent ${row._version}`);
        if (row._version === 4) return takesAll(rows);
        return { rentals: [null], failures: [failure(0, 'ConflictUnhandled', theirs)] };
      },
      replan: ({ row }, stored) => planRow(row, stored, 'run'),
      onReplanned: async () => void steps.push('saved'),
    });
    expect((await run.run()).tally).toMatchObject({ updated: 1, conflicts: 0 });
    expect(steps).toEqual(['sent undefined', 'saved', 'sent 4']);
  });

  it('reports that the file can no longer be read', async () => {
    const { run } = prepare(0, 1, {
      next: async () => {
        throw new DOMException('The file changed on disk.', 'NotReadableError');
      },
    });
    expect((await run.run()).end).toBe('failed');
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve() };
}
