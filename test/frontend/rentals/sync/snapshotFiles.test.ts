/**
 * @jest-environment node
 */
import fc from 'fast-check';
import { canCatchUp, pullChanges } from '../../../../frontend/src/features/rentals/sync/pullChanges';
import type { PulledPage } from '../../../../frontend/src/features/rentals/sync/pulledPage';
import {
  cloudOpened,
  type RentalsState,
  rentalsReceived,
  rentalsReducer,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { openFiles } from '../../../../frontend/src/features/rentals/sync/snapshotFiles';
import type { QuerySyncRentalsArgs, Rental, RentalInput } from '../../../../graphql/generated/schema';
import { manifestKey, SnapshotError } from '../../../../graphql/rental-snapshot';
import { defaultShardCount, shardOf } from '../../../../graphql/sharding';
import { ModelCloud } from './model-cloud';
import { type FailingStep, ModelFiles } from './snapshot-model';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A new browser: reads with files, unless told otherwise. */
class NewBrowser {
  state: RentalsState = rentalsReducer(undefined, cloudOpened());
  readonly asked: QuerySyncRentalsArgs[] = [];

  constructor(
    private readonly cloud: ModelCloud,
    private readonly files: ModelFiles,
  ) {}

  /** @param between happens while it reads */
  async read({
    isDamaged,
    between = async () => {},
  }: {
    isDamaged?: (key: string) => boolean;
    between?: () => Promise<void>;
  } = {}) {
    let rests = 0;
    if (!canCatchUp(this.state.checkpoints, this.cloud.now)) this.state = rentalsReducer(undefined, cloudOpened());
    await pullChanges({
      shards: this.cloud.shards(),
      syncRentals: async (page) => {
        this.asked.push(page);
        this.cloud.now += 20;
        return this.cloud.syncRentals(page, 0);
      },
      checkpoints: this.state.checkpoints,
      openFiles: (pull) =>
        openFiles(
          pull,
          this.files.readFile(isDamaged),
          () => this.cloud.now,
          async () => {
            if (rests++ === 3) await between();
          },
        ),
      onPage: (page: PulledPage) => {
        this.state = rentalsReducer(this.state, rentalsReceived(page));
      },
      signal: new AbortController().signal,
    });
  }

  rentals = (): Rental[] => this.state.items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const inCloud = (cloud: ModelCloud) => cloud.all().toSorted((one, other) => (one.id < other.id ? -1 : 1));

let mutations = 0;
function write(cloud: ModelCloud, id: string, change: Partial<RentalInput>, skew = 0, lag = 0): void {
  const version = cloud.stored(id)?._version;
  const input: RentalInput = {
    id,
    conflictID: `write-${++mutations}`,
    ...change,
    ...(version && { _version: version }),
  };
  const complete = version ? input : { Flag: null, Name: 'New', Code: 'NL', Population: 1, ...input };
  cloud.write([complete], skew, lag, ['none']);
}

/** So many rentals of each shard that all get a file. */
function fill(cloud: ModelCloud, perShard = 8): void {
  const counts = new Map<number, number>();
  for (let index = 0; [...counts.values()].filter((count) => count >= perShard).length < defaultShardCount; index++) {
    const id = `rental-${index}`;
    counts.set(shardOf(id), (counts.get(shardOf(id)) ?? 0) + 1);
    if (index % 50 === 0) cloud.now += 1;
    write(cloud, id, { Population: index });
  }
}

async function filled() {
  const cloud = new ModelCloud();
  const files = new ModelFiles(cloud);
  fill(cloud);
  // Well before the files, so that reading what changed since does not overlap with all.
  cloud.now += hour;
  await files.build();
  return { cloud, files, browser: () => new NewBrowser(cloud, files) };
}
type Filled = Awaited<ReturnType<typeof filled>>;

test('an initial load takes the files, and asks each shard only for what changed since', async () => {
  const { cloud, files, browser } = await filled();
  const later = cloud.now;
  cloud.now += hour;
  write(cloud, 'rental-3', { Name: 'Changed' });
  write(cloud, 'rental-4', { _deleted: true });
  const one = browser();
  await one.read();
  expect(one.rentals()).toEqual(inCloud(cloud));
  expect(one.asked).toHaveLength(defaultShardCount);
  expect(Object.keys(files.manifest.shards)).toHaveLength(defaultShardCount);
  for (const { lastSync } of one.asked) expect(lastSync).toBeGreaterThanOrEqual(later - hour);
  // What follows is read from there, without files.
  one.asked.length = 0;
  await one.read();
  expect(one.asked.every(({ lastSync }) => (lastSync ?? 0) > later)).toBe(true);
});

test('a file that was replaced, and deleted a while later, is found by reading the manifest again', async () => {
  const { cloud, files } = await filled();
  const old = files.manifest;
  cloud.now += 2 * day;
  write(cloud, 'rental-5', { Name: 'Changed' });
  await files.build();
  const current = files.manifest;
  const shard = shardOf('rental-5');
  files.files.delete(old.shards[shard]?.key ?? '');
  let manifests = 0;
  const readFile = files.readFile();
  const seen: Rental[] = [];
  const opened = openFiles(
    { onPage: ({ rentals }) => seen.push(...rentals), signal: new AbortController().signal },
    (key, ...rest) => {
      if (key === manifestKey) files.manifest = manifests++ === 0 ? old : current;
      return readFile(key, ...rest);
    },
    () => cloud.now,
    async () => {},
  );
  expect(await opened.read(shard)).toBe(current.shards[shard]?.readUpTo);
  expect(manifests).toBe(2);
  expect(seen.find(({ id }) => id === 'rental-5')?.Name).toBe('Changed');
});

test.each([
  ['there is no manifest', ({ files }: Filled) => files.forget()],
  ['the files are gone', ({ files }: Filled) => files.files.clear()],
  [
    'the files are too old',
    ({ cloud }: Filled) => {
      cloud.now += 30 * day;
    },
  ],
])('when %s, everything is read as changes', async (_, spoil) => {
  const world = await filled();
  spoil(world);
  const one = world.browser();
  await one.read();
  expect(one.rentals()).toEqual(inCloud(world.cloud));
  expect(one.asked.filter(({ lastSync }) => lastSync === undefined).length).toBeGreaterThan(defaultShardCount);
});

test('a damaged file is left aside for its shard only', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { cloud, files, browser } = await filled();
  const one = browser();
  const damaged = files.manifest.shards[2]?.key;
  await one.read({ isDamaged: (key) => key === damaged });
  expect(one.rentals()).toEqual(inCloud(cloud));
  expect(new Set(one.asked.filter(({ lastSync }) => lastSync === undefined).map(({ shard }) => shard))).toEqual(
    new Set([2]),
  );
});

test('a file that lacks its last line is left aside', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { cloud, files } = await filled();
  const readFile = files.readFile();
  const opened = openFiles(
    { onPage: () => {}, signal: new AbortController().signal },
    async (key, take, signal) => {
      if (key === manifestKey) return readFile(key, take, signal);
      let text = '';
      const collect = (piece: string) => {
        text += piece;
      };
      const isThere = await readFile(key, collect, signal);
      await take(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1));
      return isThere;
    },
    () => cloud.now,
    async () => {},
  );
  expect(await opened.read(2)).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('shard 2'), expect.any(SnapshotError));
});

describe('after the number of shards was raised', () => {
  /** A rental that its next version moves to another shard. */
  async function grown() {
    const world = await filled();
    world.cloud.shardCount = 4 * defaultShardCount;
    const moving = world.cloud.all().find(({ id }) => shardOf(id, world.cloud.shardCount) !== shardOf(id))?.id ?? '';
    return { ...world, moving };
  }

  test('the files of before are of use, and what moved is as its new shard says', async () => {
    const { cloud, files, browser, moving } = await grown();
    cloud.now += hour;
    write(cloud, moving, { _deleted: true });
    for (const isBuiltAgain of [false, true]) {
      if (isBuiltAgain) await files.build();
      const one = browser();
      await one.read();
      expect(one.rentals()).toEqual(inCloud(cloud));
      const whole = one.asked.filter(({ lastSync }) => lastSync === undefined).map(({ shard }) => shard);
      expect(whole.filter((shard) => shard < defaultShardCount)).toEqual([]);
    }
    expect(files.manifest.shardCount).toBe(cloud.shards().length);
  });

  test('a file is left aside before it could show what was moved, deleted and forgotten', async () => {
    const { cloud, files, browser, moving } = await grown();
    cloud.now += day;
    write(cloud, moving, { _deleted: true });
    cloud.now += 12 * day;
    const before = files.manifest.shards[shardOf(moving)];
    // Continues the file, which still has the rental: the index of its old shard says nothing of it.
    await files.build();
    const after = files.manifest.shards[shardOf(moving)];
    expect(after?.readUpTo).toBeGreaterThan((before?.readUpTo ?? 0) + 12 * day);
    expect(after?.readWholeAt).toBe(before?.readWholeAt);
    cloud.now += 18.5 * day;
    expect(cloud.expire()).toEqual([moving]);
    const one = browser();
    await one.read();
    expect(one.rentals()).toEqual(inCloud(cloud));
  });
});

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      index: fc.nat(5),
      change: fc.oneof(fc.record({ Population: fc.nat(9) }), fc.record({ _deleted: fc.boolean() })),
      skew: fc.integer({ min: -20_000, max: 20_000 }),
      lag: fc.nat(30_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('build' as const),
      fails: fc.constantFrom<FailingStep>('none', 'none', 'writeFile', 'writeManifest', 'readFile', 'removeUnnamed'),
      after: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('growShards' as const), by: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('damage' as const), shard: fc.nat(defaultShardCount - 1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
);
/** Runs follow each other by seconds, minutes or days. */
const passes = fc.oneof(
  { weight: 5, arbitrary: fc.nat(15_000) },
  { weight: 3, arbitrary: fc.integer({ min: 2 * 60_000, max: 6 * 60_000 }) },
  { weight: 1, arbitrary: fc.nat(3 * day) },
  { weight: 1, arbitrary: fc.integer({ min: 10 * day, max: 35 * day }) },
);
const schedule = fc.array(fc.record({ passes, does: step }), { minLength: 5, maxLength: 30, size: 'max' });

test('a new browser ends equal to the table, for any writes, failed runs and growing shards', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const { cloud, files, browser } = small();
      const readers: NewBrowser[] = [];
      const forgotten = new Set<string>();
      // Tombstones that the table has forgotten may stay in a copy: they show nothing.
      const known = (all: Rental[]) => all.filter(({ id }) => cloud.stored(id) || !forgotten.has(id));
      for (const { passes, does } of steps) {
        cloud.now += passes;
        for (const id of cloud.expire()) forgotten.add(id);
        const id = 'index' in does ? `rental-${does.index}` : '';
        // The id of a rental is not used again.
        if (forgotten.has(id)) continue;
        if (does.kind === 'write') write(cloud, id, does.change, does.skew, does.lag);
        else if (does.kind === 'growShards') cloud.shardCount = Math.min(64, cloud.shardCount + does.by);
        else if (does.kind === 'build') await files.build(does.fails, does.after);
        else if (does.kind === 'damage') damage(files, does.shard);
        else {
          const one = browser();
          readers.push(one);
          await one.read({ between: () => files.build() });
        }
      }
      readers.push(browser());
      // The index has caught up.
      cloud.now += 60_000;
      for (const id of cloud.expire()) forgotten.add(id);
      for (const one of readers) {
        await one.read();
        expect(known(one.rentals())).toEqual(inCloud(cloud));
        expect(one.rentals().filter(({ id, _deleted }) => forgotten.has(id) && !_deleted)).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
}, 240_000);

function damage(files: ModelFiles, shard: number): void {
  const key = files.manifest.shards[shard]?.key;
  const stored = key === undefined ? undefined : files.files.get(key);
  if (key && stored)
    files.files.set(key, { ...stored, content: stored.content.subarray(0, stored.content.length / 2) });
}

function small() {
  const cloud = new ModelCloud();
  const files = new ModelFiles(cloud);
  return { cloud, files, browser: () => new NewBrowser(cloud, files) };
}
