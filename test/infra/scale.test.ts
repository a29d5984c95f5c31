/** How AWS's bill is counted, and docs/scale.md that is computed from what was measured. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CompleteRental } from '../../graphql/rental';
import { snapshotFormat } from '../../graphql/rental-snapshot';
import { snapshotLines } from '../../graphql/snapshot-lines';
import {
  administratorMonth,
  broadcastMonth,
  feedRate,
  messagesPerSecond,
  poissonAbove,
  stageMetrics,
  totalOf,
} from '../../lib/costs/administrator-month';
import { countAlarmMetrics } from '../../lib/costs/alarm-metrics';
import { importOfListener } from '../../lib/costs/import-of-listener';
import { measurements } from '../../lib/costs/measurements';
import { meanCounts, meteredMessages, noCounts, readUnits, writeUnits } from '../../lib/costs/metering';
import { apart, chartSvg, decades } from '../bench/scale/chart';
import { type Endpoint, rowsInFile } from '../bench/scale/listener';
import measured from '../bench/scale/measured.json';
import { messageFigures } from '../bench/scale/message-size';
import { chartsOf, scalePage } from '../bench/scale/page';
import { meteredPerSecond, openListeners, publications } from '../bench/scale/runs';
import { importedRental } from '../bench/seed-rentals';
import { expectNear } from '../lambdas/item-bytes';
import { synthesise } from './synthesise';

const docs = path.join(__dirname, '..', '..', 'docs');
const { figures } = measured;

describe('what AWS counts', () => {
  test.each([
    [1, 1],
    [5_000, 1],
    [5_001, 2],
    [153_000, 31],
  ])('a message of %d bytes is metered as %d', (bytes, metered) => expect(meteredMessages(bytes)).toBe(metered));

  test.each([
    [0, 0.5],
    [4_096, 0.5],
    [4_097, 1],
    [422_000, 52],
  ])('a query over %d bytes of items takes %d read units', (bytes, units) => expect(readUnits(bytes)).toBe(units));

  test.each([
    [0, 1],
    [1_024, 1],
    [1_025, 2],
  ])('a write of an item of %d bytes takes %d write units', (bytes, units) => expect(writeUnits(bytes)).toBe(units));

  test('of several clients the mean is said', () => {
    const one = { ...noCounts(), messages: 2, rows: 10 };
    expect(meanCounts([one, { ...noCounts(), messages: 4 }])).toEqual({ ...noCounts(), messages: 3, rows: 5 });
  });

  test('messages a second are those after the first one', () => {
    const heard = [0, 2_000, 4_000, 6_000].map((at) => ({ at, metered: 1 }));
    expect(meteredPerSecond(heard)).toBe(0.5);
    expect(meteredPerSecond(heard.slice(0, 1))).toBe(0);
  });

  test('invocations are read from the log of the function', () => {
    const line = (messages: number) => `{ publishChanges: { records: 3, rentals: 2, messages: ${messages} } }`;
    expect(publications(`${line(1)}\nother\n${line(0)}\n${line(2)}`)).toEqual({ invocations: 3, messages: 3 });
  });
});

test('the rentals of a file are counted by its first line', () => {
  const rental = { ...importedRental(0), _deleted: false } as CompleteRental;
  expect(rowsInFile([...snapshotLines([rental, rental])].join('\n'))).toBe(2);
  expect(rowsInFile(JSON.stringify({ format: snapshotFormat, shardCount: 8, shards: {} }))).toBe(0);
});

describe('listeners that do not follow do not hold up the measurement', () => {
  let server: Server;
  let endpoint: Endpoint;
  let renewed = 0;
  let errors: jest.SpyInstance;
  const serve = async (answer: RequestListener) => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    endpoint = {
      graphqlUrl: `http://127.0.0.1:${port}/graphql`,
      token: async () => `token ${++renewed}`,
      fileUrl: () => Promise.reject(new Error('Nothing is read.')),
    };
  };
  // What their connections say.
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    errors.mockRestore();
  });

  test('refused ones, each request with a token of its time', async () => {
    const refusal = JSON.stringify({ errors: [{ errorType: 'UnauthorizedException' }] });
    await serve((_request, response) => response.writeHead(401).end(refusal));
    await expect(openListeners(endpoint, 2, 1)).rejects.toThrow('2 of 2 listeners do not follow: "signedOut"');
    expect(renewed).toBeGreaterThan(2);
  });

  test('those without an answer', async () => {
    await serve(() => {});
    await expect(openListeners(endpoint, 2, 1, 0.1)).rejects.toThrow('2 of 2 listeners do not follow');
  });
});

describe('what is computed', () => {
  test('messages follow the edits while these are few, and are two seconds apart at most', () => {
    expect(messagesPerSecond(0)).toBe(0);
    expect(messagesPerSecond(0.001)).toBeCloseTo(0.001);
    expect(messagesPerSecond(1)).toBeCloseTo(0.4684);
    expect(messagesPerSecond(1_000)).toBeCloseTo(0.5);
  });

  test('a message names a file where more rentals changed than it holds', () => {
    const figuresOf50 = { ...figures, rentalsPerMessage: 50 };
    expect(feedRate(1, figuresOf50).named).toBeCloseTo(0);
    expect(feedRate(17.4, figuresOf50).named / 0.5).toBeCloseTo(0.006, 3);
    expect(feedRate(1_000, figuresOf50)).toMatchObject({ messages: 0.5, named: 0.5, rentalsPerMessage: 2_000 });
    expect(feedRate(0, figuresOf50)).toEqual({ messages: 0, named: 0, rentalsPerMessage: 0 });
    expect(poissonAbove(2, 1)).toBeCloseTo(1 - 2.5 * Math.exp(-1));
  });

  test('an administrator costs at most a dollar a month, of ten as of ten thousand', () => {
    for (const administrators of [10, 100, 1_000, 10_000]) {
      expect(totalOf(administratorMonth({ administrators, rentals: 100_000 }, figures))).toBeLessThanOrEqual(1);
    }
    // 50 edits on 22 days, each to ten thousand at two dollars a million.
    expect(broadcastMonth(10_000)).toBeCloseTo(22);
  });

  test('nor does one where all edits fall into four of the hours', () => {
    for (const administrators of [10, 100, 1_000, 10_000]) {
      const team = { administrators, rentals: 100_000, busyHours: 4 };
      expect(totalOf(administratorMonth(team, figures))).toBeLessThanOrEqual(1);
    }
  });

  test('the alarms that all administrators share are those of the stage', () => {
    expect(countAlarmMetrics(synthesise({ stage: 'prod' }).operations.toJSON())).toBe(stageMetrics);
  });

  test('an import grows with its rows, its messages with its time', () => {
    const figuresOfOne = { readsPerRow: 2, bytesPerRow: 80, queriesPerRow: 0.002, unitsPerRow: 0.1 };
    expect(importOfListener(1_000_000, 1_000, figuresOfOne)).toMatchObject({
      seconds: 1_000,
      messages: 500,
      files: 2_000,
      queries: 2_000,
      rows: 2_000_000,
      bytes: 80_000_000,
      readUnits: 100_000,
    });
  });

  test('the page of costs assumes of an import about what was measured', () => {
    const { readsPerRow, bytesPerRow, queriesPerRow, unitsPerRow } = measured.imported;
    const listener = importOfListener(1_000_000, 1_000, { readsPerRow, bytesPerRow, queriesPerRow, unitsPerRow });
    const assumed = importOfListener(1_000_000, 1_000, measurements.importReading);
    expectNear(listener.dollars, assumed.dollars);
  });

  test('a message of everyday rentals holds about as many as were measured', async () => {
    expect(Math.abs((await messageFigures()).rentalsPerMessage - figures.rentalsPerMessage)).toBeLessThanOrEqual(2);
  });
});

describe('the page and its charts', () => {
  test('axes go by powers of ten, and names beside lines do not cover each other', () => {
    expect(decades([3, 800])).toEqual([1, 10, 100, 1_000]);
    expect(decades([10, 10])).toEqual([10, 100]);
    expect(apart([100, 104, 20], 18)).toEqual([100, 118, 20]);
  });

  test('a chart has colours for light and dark', () => {
    const line = { name: 'a', points: [[1, 1] as const, [10, 10] as const] };
    const svg = chartSvg({ title: 'T', xTitle: 'x', lines: [line], formatX: String, formatY: String });
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).toContain('M80 360 L550 56');
  });

  test('a figure that was not measured is not published', () => {
    const imported = { ...measured.imported, readsPerRow: 0 };
    expect(() => scalePage({ ...measured, imported })).toThrow('docs/scale.md would contain Infinity');
  });

  test('docs/scale.md and its charts are those that what was measured gives: npx tsx test/bench/scale.ts', () => {
    expect(readFileSync(path.join(docs, 'scale.md'), 'utf8')).toBe(scalePage(measured));
    for (const [name, svg] of Object.entries(chartsOf(measured))) {
      expect(readFileSync(path.join(docs, 'pictures', name), 'utf8')).toBe(svg);
    }
  });
});
