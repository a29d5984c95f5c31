import assert from 'node:assert';
import { gunzipSync, gzipSync } from 'node:zlib';
import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { filterReducer } from '../../../../frontend/src/features/rentals/filter/filterSlice';
import { followCloud, type SyncHandle } from '../../../../frontend/src/features/rentals/sync/followCloud';
import { rentalsReducer } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { openFiles, readChangeFile } from '../../../../frontend/src/features/rentals/sync/snapshotFiles';
import type { RentalChanges, SubscriptionState, SyncApi } from '../../../../frontend/src/features/rentals/sync/syncApi';
import type { QuerySyncRentalsArgs, Rental, RentalChangesInput } from '../../../../graphql/generated/schema';
import {
  type ChangedRental,
  changesKey,
  fromChangedColumns,
  messageInterval,
  withUpdatedAt,
} from '../../../../graphql/rental-changes';
import { defaultShardCount, partOf, shardOf } from '../../../../graphql/sharding';
import { snapshotLines } from '../../../../graphql/snapshot-lines';
import { publishPending } from '../../../../lambdas/publish-changes/publish-pending';
import { rental } from '../rental.fixture';
import { MemoryFeed } from './memory-feed';
import { type FailingStep, ModelFiles } from './snapshot-model';
import { VirtualTime } from './virtual-time';

/** Clocks and index together stay well inside the two minutes by which reading overlaps. */
const maxSkew = 20_000;
const maxLag = 15_000;
const lanes = 3;
const clients = 2;
const pageSize = 2;
/** More rentals than these do not wait for a message here, but go into a file. */
const manyRentals = 3;

const fate = fc.constantFrom('heard', 'heard', 'heard', 'lost', 'twice', 'late');
const fault = fc.constantFrom('none', 'none', 'none', 'notAdded', 'notSent', 'sentUnsaid');
/** Of the files of messages: not written, and not found or not reached when they are read. */
const fileFault = fc.constantFrom('none', 'none', 'none', 'notWritten', 'notThere', 'fails');
const readFault = fc.constantFrom('none', 'none', 'none', 'none', 'fails');

export const feedSchedule = fc.record({
  fates: fc.array(fate, { minLength: 1, maxLength: 12 }),
  faults: fc.array(fault, { minLength: 1, maxLength: 8 }).filter((all) => all.includes('none')),
  fileFaults: fc.array(fileFault, { minLength: 1, maxLength: 8 }),
  readFaults: fc.array(readFault, { minLength: 1, maxLength: 8 }).filter((all) => all.includes('none')),
  steps: fc.array(
    fc.record({
      passes: fc.oneof(fc.nat(300), fc.nat(6_000)),
      client: fc.nat(clients - 1),
      does: fc.oneof(
        {
          weight: 12,
          arbitrary: fc.record({
            kind: fc.constant('write' as const),
            first: fc.nat(11),
            count: fc.integer({ min: 1, max: 6 }),
            skew: fc.integer({ min: -maxSkew, max: maxSkew }),
            lag: fc.nat(maxLag),
          }),
        },
        {
          weight: 1,
          arbitrary: fc.record({ kind: fc.constant('growShards' as const), by: fc.integer({ min: 1, max: 9 }) }),
        },
        {
          weight: 2,
          arbitrary: fc.record({
            kind: fc.constant('build' as const),
            fails: fc.constantFrom<FailingStep>('none', 'none', 'none', 'writeFile', 'writeManifest', 'readFile'),
          }),
        },
        // Somebody imports while a page is hidden, and the function runs before it is seen again.
        {
          weight: 1,
          arbitrary: fc.record({
            kind: fc.constant('import' as const),
            count: fc.integer({ min: 10, max: 40 }),
            skew: fc.integer({ min: -maxSkew, max: maxSkew }),
            lag: fc.nat(maxLag),
          }),
        },
        // Runs of the function are minutes apart, and what they read overlaps by two.
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('minutesPass' as const) }) },
        { weight: 2, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('disconnect' as const, 'connect' as const) }) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('hide' as const, 'show' as const) }) },
      ),
    }),
    { minLength: 10, maxLength: 40 },
  ),
});
export type FeedSchedule = typeof feedSchedule extends fc.Arbitrary<infer Value> ? Value : never;

interface Stored {
  readonly rental: Rental;
  readonly shard: number;
  readonly visibleAt: number;
}

/** A table with its lagging change index and its stream, the function behind it, and open pages that follow. */
class FeedWorld {
  readonly pages = Array.from({ length: clients }, () => new Page(this));
  readonly feed = new MemoryFeed();
  /** The files of the shards, made while no page's time passes. */
  readonly files = new ModelFiles({
    get now() {
      return Date.now();
    },
    set now(_) {},
    shards: () => Array.from({ length: this.feed.answer().shardCount }, (_, shard) => shard),
    syncRentals: async (page) => this.changes(page),
  });
  shardCount = defaultShardCount;
  isCalm = false;
  messages: number[] = [];
  private readonly versions = new Map<string, Stored[]>();
  private readonly queues: Stored[][] = Array.from({ length: lanes }, () => []);
  private readonly busy = new Set<number>();
  private batches = 0;
  private filesWritten = 0;
  private turns = { fates: 0, faults: 0, fileFaults: 0, readFaults: 0 };

  constructor(private readonly schedule: FeedSchedule) {}

  write(id: string, skew: number, lag: number): void {
    const before = this.versions.get(id) ?? [];
    const at = Date.now() + skew;
    const version = {
      rental: rental({
        id,
        Name: `${id} ${before.length + 1}`,
        _version: before.length + 1,
        _lastChangedAt: at,
        updatedAt: new Date(at).toISOString(),
      }),
      shard: shardOf(id, this.shardCount),
      visibleAt: Math.max(Date.now() + lag, before.at(-1)?.visibleAt ?? 0),
    };
    this.versions.set(id, [...before, version]);
    const lane = partOf(id, lanes);
    this.queues[lane]?.push(version);
    void this.runLane(lane);
  }

  /** The stored rentals, in order. */
  all(): Rental[] {
    return [...this.versions.values()]
      .map((versions) => (versions.at(-1) as Stored).rental)
      .sort((one, other) => one.id.localeCompare(other.id));
  }

  next<List extends 'fates' | 'faults' | 'fileFaults' | 'readFaults'>(
    list: List,
  ): FeedSchedule[List][number] | 'none' | 'heard' {
    if (this.isCalm) return list === 'fates' ? 'heard' : 'none';
    const { [list]: values } = this.schedule;
    return values[this.turns[list]++ % values.length] as FeedSchedule[List][number];
  }

  async syncRentals(page: QuerySyncRentalsArgs) {
    await delay(50);
    if (this.next('readFaults') === 'fails') throw new TypeError('Failed to fetch');
    return this.changes(page);
  }

  /** A page of the change index as it is now. */
  private changes({ shard, lastSync, nextToken }: QuerySyncRentalsArgs) {
    const changes = [...this.versions.values()]
      .flatMap((versions) => versions.findLast(({ visibleAt }) => visibleAt <= Date.now()) ?? [])
      .filter((one) => one.shard === shard && one.rental._lastChangedAt >= (lastSync ?? 0))
      // A page begins after the key of the last one's end, whatever has moved behind it meanwhile.
      .filter((one) => !nextToken || orderOf(one.rental) > nextToken)
      .sort((one, other) => (orderOf(one.rental) < orderOf(other.rental) ? -1 : 1));
    const page = changes.slice(0, pageSize).map((one) => one.rental);
    const last = page.at(-1);
    return {
      items: page,
      nextToken: last && changes.length > pageSize ? orderOf(last) : null,
      startedAt: Date.now(),
    };
  }

  /** As the function writes what does not fit into a message. */
  private readonly writeFile = async (rentals: readonly ChangedRental[]) => {
    await delay(20);
    if (this.next('fileFaults') === 'notWritten') return undefined;
    const name = `file-${this.filesWritten++}`;
    const lines = [...snapshotLines(rentals.map(withUpdatedAt))];
    const content = gzipSync(lines.map((line) => `${line}\n`).join(''));
    this.files.files.set(changesKey(name), { content, at: Date.now() });
    return name;
  };

  /** As a page reads such a file. */
  async readChangeFile(name: string, signal: AbortSignal) {
    await delay(50);
    const fault = this.next('fileFaults');
    const isThere = fault !== 'notThere' && fault !== 'fails';
    return isThere ? readChangeFile(name, signal, this.files.readFile()) : undefined;
  }

  /** As Lambda does for a shard of the stream: one batch after the other, each until it is taken. */
  private async runLane(lane: number): Promise<void> {
    if (this.busy.has(lane)) return;
    this.busy.add(lane);
    const queue = this.queues[lane] ?? [];
    while (queue.length > 0) {
      const batch = queue.slice(0, 5);
      const holder = `batch ${this.batches++}`;
      while (!(await this.publish(batch, holder))) await delay(400);
      queue.splice(0, batch.length);
    }
    this.busy.delete(lane);
  }

  private async publish(batch: readonly Stored[], holder: string): Promise<boolean> {
    try {
      await delay(20);
      if (this.next('faults') === 'notAdded') throw new Error('The table is busy.');
      const shards = [...new Set(batch.map(({ shard }) => shard))];
      this.feed.raiseShardCount(Math.max(...shards) + 1);
      const since = Math.min(...batch.map((one) => one.rental._lastChangedAt));
      const rentals = batch.map(({ rental: { updatedAt, ...one } }) => one);
      await this.feed.add({ shards, since, rentals }, manyRentals, this.writeFile);
      await publishPending(holder, {
        feed: this.feed,
        writeFile: this.writeFile,
        publish: async (message) => {
          await delay(20);
          const fault = this.next('faults');
          if (fault === 'notSent') throw new Error('The message was not sent.');
          this.messages.push(Date.now());
          for (const page of this.pages) page.deliver(message);
          if (fault === 'sentUnsaid') throw new Error('The answer was lost.');
        },
        clock: { now: Date.now, wait: delay },
      });
      return true;
    } catch {
      return false;
    }
  }
}

/** By the time of change, which has thirteen digits. */
const orderOf = ({ _lastChangedAt, id }: Rental) => `${_lastChangedAt} ${id}`;

const makeStore = () =>
  configureStore({
    reducer: { rentals: rentalsReducer, filter: filterReducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
  });

/** One open page: the real sync over a store. */
class Page {
  store = makeStore();
  handle: SyncHandle | undefined;
  private isOnline = true;
  private isHidden = false;
  /** Changes with each connection: late messages of one do not reach the next. */
  private connection = 0;
  private onChanges: (changes: RentalChanges) => void = () => {};
  private onState: (state: SubscriptionState) => void = () => {};

  constructor(private readonly world: FeedWorld) {}

  open(): void {
    const api: SyncApi = {
      syncRentals: (page) => this.world.syncRentals(page),
      openFiles: (pull) => openFiles(pull, this.world.files.readFile(), Date.now, async () => {}),
      readChangeFile: (name, signal) => this.world.readChangeFile(name, signal),
      batchTest: () => Promise.reject(new Error('Nothing is written here.')),
      changeFeed: async () => {
        await delay(30);
        if (this.world.next('readFaults') === 'fails') throw new TypeError('Failed to fetch');
        return this.world.feed.answer();
      },
      subscribeToChanges: (onChanges, onState) => {
        this.onChanges = onChanges;
        this.onState = onState;
        const connection = ++this.connection;
        setTimeout(() => this.isOnline && connection === this.connection && onState('connected'), 40);
        return () => {
          this.connection++;
        };
      },
    };
    this.handle = followCloud(this.store, api);
  }

  /** As in a browser without a copy, which begins with the files. */
  reopen(): void {
    this.handle?.stop();
    this.store = makeStore();
    this.isHidden = false;
    this.open();
  }

  deliver({ rentals, ...message }: RentalChangesInput): void {
    if (!this.isOnline || this.isHidden) return;
    const columns = rentals ? JSON.parse(gunzipSync(Buffer.from(rentals, 'base64')).toString()) : undefined;
    const changes = { ...message, rentals: columns ? fromChangedColumns(columns) : null };
    const { connection } = this;
    const hear = () => connection === this.connection && this.onChanges(changes);
    const fate = this.world.next('fates');
    if (fate === 'lost') return;
    setTimeout(hear, fate === 'late' ? 5_000 : 30);
    if (fate === 'twice') setTimeout(hear, 700);
  }

  connect(): void {
    if (this.isOnline) return;
    this.isOnline = true;
    if (!this.isHidden) this.onState('connected');
  }

  disconnect(): void {
    if (!this.isOnline) return;
    this.isOnline = false;
    if (!this.isHidden) this.onState('interrupted');
  }

  hide(): void {
    if (!this.isHidden) this.handle?.suspend();
    this.isHidden = true;
  }

  show(): void {
    if (this.isHidden) this.handle?.resume();
    this.isHidden = false;
  }
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Lets a schedule happen, and then nothing more go wrong.
 * @returns what the table holds, what each page shows, and when messages were sent
 */
export async function runFeed(schedule: FeedSchedule) {
  const time = new VirtualTime(Date.UTC(2026, 10, 20));
  try {
    return await run(schedule, time);
  } finally {
    time.restore();
  }
}

async function run(schedule: FeedSchedule, time: VirtualTime) {
  const world = new FeedWorld(schedule);
  for (const page of world.pages) page.open();
  for (const { passes, client, does } of schedule.steps) {
    await time.advance(passes);
    const page = world.pages[client] as Page;
    if (does.kind === 'write') {
      for (let index = 0; index < does.count; index++) {
        world.write(`id-${(does.first + index) % 12}`, does.skew, does.lag);
      }
    } else if (does.kind === 'import') {
      page.hide();
      for (let index = 0; index < does.count; index++) world.write(`id-${index}`, does.skew, does.lag);
      await time.advance(3 * 60_000);
      await world.files.build();
      page.show();
    } else if (does.kind === 'growShards') world.shardCount = Math.min(64, world.shardCount + does.by);
    else if (does.kind === 'build') await world.files.build(does.fails);
    else if (does.kind === 'minutesPass') await time.advance(3 * 60_000);
    else page[does.kind]();
  }
  world.isCalm = true;
  for (const page of world.pages) {
    page.connect();
    page.show();
  }
  await time.advance(100_000);
  for (const page of world.pages) page.handle?.stop();
  const shown = world.pages.map(({ store }) =>
    store.getState().rentals.items.toSorted((one, other) => one.id.localeCompare(other.id)),
  );
  return { stored: world.all(), shown, messages: world.messages };
}

/**
 * That after a schedule all pages equal the table, and that no messages were closer to each other than they may be.
 * @throws Error where they do not
 */
export async function feedConverges(schedule: FeedSchedule): Promise<void> {
  const { stored, shown, messages } = await runFeed(schedule);
  for (const items of shown) assert.deepStrictEqual(items, stored);
  const pauses = messages.slice(1).map((at, index) => at - (messages[index] ?? 0));
  assert.ok(Math.min(messageInterval, ...pauses) >= messageInterval, `Messages were ${Math.min(...pauses)} ms apart.`);
}
