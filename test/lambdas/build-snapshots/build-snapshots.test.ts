import { gzipSync } from 'node:zlib';
import { blankContent, type CompleteRental } from '../../../graphql/rental';
import { SnapshotError, snapshotFormat } from '../../../graphql/rental-snapshot';
import { SnapshotReader, snapshotLines } from '../../../graphql/snapshot-lines';
import { buildSnapshots } from '../../../lambdas/build-snapshots/build-snapshots';
import type { ChangeIndex } from '../../../lambdas/build-snapshots/change-index';
import {
  type BuilderManifest,
  OvertakenError,
  type SnapshotStore,
} from '../../../lambdas/build-snapshots/snapshot-store';
import { decodeSnapshot, encodeSnapshot } from '../../../lambdas/shared/snapshot-file';

const start = Date.UTC(2026, 10, 1);
const hour = 60 * 60_000;
const rental = (number: number, changes: Partial<CompleteRental> = {}): CompleteRental => ({
  ...blankContent,
  id: `rental-${number}`,
  Flag: '🇳🇱',
  Name: `Market "${number}"`,
  Code: 'NL',
  Population: number,
  conflictID: `import:${number}`,
  createdAt: new Date(start + number).toISOString(),
  updatedAt: new Date(start + number).toISOString(),
  _version: 1,
  _deleted: false,
  _lastChangedAt: start + number,
  ...changes,
});
const rentals = (count: number) => Array.from({ length: count }, (_, number) => rental(number));

/** One shard, its table and its bucket, and how often each was used. */
function world(rows: CompleteRental[], others: { shards?: number[]; refusal?: Error } = {}) {
  const { shards = [0], refusal } = others;
  const state = {
    now: start + 24 * hour,
    rows,
    manifest: { format: snapshotFormat, shardCount: shards.length, shards: {}, progress: {} } as BuilderManifest,
    tag: undefined as string | undefined,
    files: new Map<string, Uint8Array>(),
    read: 0,
    counted: 0,
    manifests: 0,
    order: [] as number[],
    /** How long each shard takes. */
    takes: 0,
    /** The files that stay however old they are. */
    kept: [] as (string | undefined)[],
    /** And so do all that were written later. */
    keptSince: 0,
  };
  const since = (from: number) => state.rows.filter(({ _lastChangedAt }) => _lastChangedAt >= from);
  const index: ChangeIndex = {
    async count(shard, from) {
      state.order.push(shard);
      state.now += state.takes;
      state.counted += since(from).length;
      return since(from).length;
    },
    async *read(_, from) {
      state.read += since(from).length;
      yield since(from);
    },
  };
  const store: SnapshotStore = {
    readManifest: async () => ({ manifest: state.manifest, tag: state.tag }),
    async writeManifest(manifest) {
      if (refusal) throw refusal;
      state.manifest = manifest;
      state.manifests++;
      state.tag = String(state.manifests);
      return state.tag;
    },
    readFile: async (key) => state.files.get(key),
    writeFile: async ({ key, content }) => void state.files.set(key, content),
    async removeUnnamed(manifests, before) {
      state.kept = manifests.map(({ shards: named }) => named[0]?.key);
      state.keptSince = before;
      return 0;
    },
  };
  const run = (endsAt = Number.POSITIVE_INFINITY) =>
    buildSnapshots({ shards, index, store, now: () => state.now, endsAt });
  const held = () => [
    ...decodeSnapshot(state.files.get(state.manifest.shards[0]?.key ?? '') ?? new Uint8Array()).values(),
  ];
  return { state, run, held };
}

test('a file restores its rentals, with any content of their fields', async () => {
  const odd = [
    rental(1, { Flag: null, Name: 'Line\nbreak "and" 🌷', conflictID: 'plain' }),
    rental(2, { conflictID: 'import:007', createdAt: '2026-11-01', _version: 9 }),
    rental(3, { conflictID: 'import:12345678901234567890', _deleted: true, updatedAt: new Date(start).toISOString() }),
    rental(4, { conflictID: '' }),
    ...Array.from({ length: 2_500 }, (_, number) => rental(number + 10)),
  ];
  const { content, rows } = await encodeSnapshot(0, new Map(odd.map((one) => [one.id, one])));
  expect(rows).toBe(odd.length);
  const byId = (list: CompleteRental[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId([...decodeSnapshot(content).values()])).toEqual(byId(odd));
});

test('the same rentals make the same file, in any order', async () => {
  const [one, other] = [rentals(50), rentals(50).reverse()].map((list) => new Map(list.map((each) => [each.id, each])));
  expect((await encodeSnapshot(0, one as Map<string, CompleteRental>)).key).toBe(
    (await encodeSnapshot(0, other as Map<string, CompleteRental>)).key,
  );
});

test.each([
  ['ends early', (lines: string[]) => lines.slice(0, -1)],
  ['has a broken line', (lines: string[]) => [...lines.slice(0, -1), lines.at(-1)?.slice(0, 40) ?? '']],
  ['lacks a column', (lines: string[]) => [...lines.slice(0, -1), (lines.at(-1) ?? '').replace('"Name"', '"Title"')]],
  ['has another format', (lines: string[]) => ['{"format":2,"rows":9}', ...lines.slice(1)]],
])('a file that %s is refused', (_, spoil) => {
  const reader = new SnapshotReader();
  expect(() => {
    for (const line of spoil([...snapshotLines(rentals(9))])) reader.take(line);
    reader.end();
  }).toThrow(SnapshotError);
});

test('the first run writes a manifest, and no file of a shard that one page holds', async () => {
  const { state, run } = world(rentals(1_000));
  expect(await run()).toMatchObject({ counted: 1, written: 0 });
  expect(state.manifest.shards).toEqual({});
  expect(state.manifests).toBe(1);
});

test('a shard with more gets a file, and then costs one query of nothing', async () => {
  const { state, run, held } = world(rentals(1_001));
  expect(await run()).toMatchObject({ written: 1 });
  expect(held()).toHaveLength(1_001);
  state.counted = 0;
  state.read = 0;
  state.now += hour;
  expect(await run()).toMatchObject({ unchanged: 1, written: 0 });
  expect([state.counted, state.read, state.manifests]).toEqual([0, 0, 1]);
});

test('a file that is replaced stays for a run more: browsers that have read the manifest may be about to read it', async () => {
  const { state, run } = world(rentals(1_001));
  await run();
  const replaced = state.manifest.shards[0]?.key;
  state.now += 25 * hour;
  state.rows[0] = rental(0, { Name: 'Other', _version: 2, _lastChangedAt: state.now - hour });
  expect(await run()).toMatchObject({ written: 1 });
  const current = state.manifest.shards[0]?.key;
  expect(current).not.toBe(replaced);
  expect(state.kept).toEqual([replaced, current]);
  // Messages name others.
  expect(state.keptSince).toBe(state.now - hour);
});

test('few changes are counted once, and wait; many make the file again from what changed', async () => {
  const { state, run, held } = world(rentals(2_000));
  await run();
  const change = (count: number) => {
    state.now += hour;
    state.rows = state.rows.map((one, number) =>
      number < count ? { ...one, _version: one._version + 1, _lastChangedAt: state.now - 60_000 } : one,
    );
  };
  change(600);
  expect(await run()).toMatchObject({ counted: 1, written: 0 });
  state.counted = 0;
  state.read = 0;
  change(500);
  expect(await run()).toMatchObject({ written: 1 });
  expect(state.counted).toBe(500);
  expect(state.read).toBe(600);
  expect(held().filter(({ _version }) => _version > 1)).toHaveLength(600);
});

test('a file is made again after a day if there is any change, and only confirmed without', async () => {
  const { state, run, held } = world(rentals(1_500));
  await run();
  const [first] = Object.values(state.manifest.shards);
  state.now += 25 * hour;
  expect(await run()).toMatchObject({ confirmed: 1 });
  expect(state.manifest.shards[0]).toEqual({ ...first, readUpTo: state.now });
  state.now += 25 * hour;
  state.rows = state.rows.map((one, number) =>
    number === 0 ? { ...one, _deleted: true, _version: 2, _lastChangedAt: state.now - 2 * hour } : one,
  );
  expect(await run()).toMatchObject({ written: 1 });
  expect(held().find(({ id }) => id === 'rental-0')).toMatchObject({ _deleted: true });
});

test('what is read again, as it changed shortly before the file was made, is no change', async () => {
  const { state, run } = world(rentals(1_500));
  state.rows[0] = rental(0, { _lastChangedAt: state.now - 1_000 });
  await run();
  state.now += 25 * hour;
  state.read = 0;
  expect(await run()).toMatchObject({ confirmed: 1, written: 0 });
  expect(state.read).toBe(1);
});

test('tombstones that have left the table leave the file', async () => {
  const { state, run, held } = world(rentals(1_500));
  state.rows[0] = rental(0, { _deleted: true, _version: 2, _lastChangedAt: state.now - hour });
  await run();
  expect(held()).toHaveLength(1_500);
  // Read whole again after two weeks, from a table without it.
  state.rows = state.rows.slice(1);
  state.now += 15 * 24 * hour;
  await run();
  expect(held()).toHaveLength(1_499);
});

test('a rental that is added again after its tombstone has left the table is in the file', async () => {
  const { state, run, held } = world(rentals(1_500));
  state.rows[0] = rental(0, { _deleted: true, _version: 2, _lastChangedAt: state.now });
  for (let passed = 0; passed < 32; passed++) {
    await run();
    state.now += 24 * hour;
    // As a table with expiry, and without a reading of all of it on the last day.
    if (passed === 30) state.rows = state.rows.slice(1);
  }
  await run();
  expect(held()).toHaveLength(1_499);
  const createdAt = new Date(state.now).toISOString();
  state.rows.push(rental(0, { createdAt, _lastChangedAt: state.now }));
  state.now += 25 * hour;
  await run();
  expect(held().find(({ id }) => id === 'rental-0')).toMatchObject({ createdAt, _version: 1, _deleted: false });
});

test.each([
  ['gone', (files: Map<string, Uint8Array>) => files.clear()],
  [
    'damaged',
    (files: Map<string, Uint8Array>) => [...files.keys()].forEach((key) => void files.set(key, Buffer.from('no'))),
  ],
  [
    'without its last rentals',
    (files: Map<string, Uint8Array>) => {
      const [first = ''] = [...snapshotLines(rentals(1_500))];
      for (const key of files.keys()) files.set(key, gzipSync(`${first}\n`));
    },
  ],
])('a file that is %s is made again from all rentals', async (_, spoil) => {
  const { state, run, held } = world(rentals(1_500));
  await run();
  spoil(state.files);
  state.now += 25 * hour;
  expect(await run()).toMatchObject({ written: 1 });
  expect(held()).toHaveLength(1_500);
  expect(state.manifest.shards[0]).toMatchObject({ readUpTo: state.now, readWholeAt: state.now });
});

test('the shard with the oldest file comes first, and what there is no time for comes next', async () => {
  const { state, run } = world(rentals(1_500), { shards: [0, 1, 2] });
  await run();
  const older = { ...state.manifest.shards[2], readUpTo: start } as BuilderManifest['shards'][string];
  state.manifest = { ...state.manifest, shards: { ...state.manifest.shards, 2: older } };
  state.order.length = 0;
  await run();
  expect(state.order[0]).toBe(2);
  expect(await run(state.now - 1)).toMatchObject({ postponed: 3 });
});

test('changes are counted on from one run to the next', async () => {
  const { state, run } = world(rentals(2_000));
  await run();
  for (const expected of [{ counted: 1 }, { counted: 1 }, { written: 1 }]) {
    state.now += hour;
    const changed = { _version: 2, _lastChangedAt: state.now - 60_000 };
    state.rows = state.rows.map((one, number) => (number < 400 ? { ...one, ...changed } : one));
    expect(await run()).toMatchObject(expected);
  }
});

test('a large file is made again only when it lacks a share of its rentals', async () => {
  const { state, run } = world(Array.from({ length: 1_500 }, (_, number) => rental(number, { _lastChangedAt: start })));
  const entry = {
    key: 'snapshots/0/large.json.gz',
    rows: 100_000,
    bytes: 1,
    readUpTo: state.now,
    readWholeAt: state.now,
  };
  const progress = { 0: { countedUpTo: start, changes: 0 } };
  state.manifest = { ...state.manifest, shards: { 0: entry }, progress };
  expect(await run()).toMatchObject({ counted: 1, written: 0 });
});

test('a shard of which nothing is left has no file any more', async () => {
  const { state, run } = world(rentals(1_500));
  await run();
  state.rows = [];
  state.now += 31 * 24 * hour;
  expect(await run()).toMatchObject({ written: 1 });
  expect(state.manifest.shards).toEqual({});
});

test('a shard is not begun for which the time may not suffice: it may take as long as those before', async () => {
  const { state, run } = world(rentals(10), { shards: [0, 1, 2] });
  state.takes = 60_000;
  expect(await run(state.now + 130_000)).toMatchObject({ counted: 2, postponed: 1 });
});

test('a run that another one overtook ends without an error', async () => {
  const { state, run } = world(rentals(1_500), { shards: [0, 1], refusal: new OvertakenError() });
  expect(await run()).toMatchObject({ overtaken: true, causes: {} });
  // The other one does the rest.
  expect(state.order).toEqual([0]);
});

test('a run whose manifest cannot be written is one that failed', async () => {
  const { run } = world(rentals(10), { refusal: new Error('down') });
  await expect(run()).rejects.toThrow('down');
});
