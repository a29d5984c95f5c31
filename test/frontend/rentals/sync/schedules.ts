import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { hasContent } from '../../../../frontend/src/features/rentals/sync/localChange';
import { findRental } from '../../../../frontend/src/features/rentals/sync/mergeRentals';
import { maxRecentMutationIds } from '../../../../lambdas/shared/stored-rental';
import { type CallResult, ModelClient } from './model-client';
import { type Mishap, ModelCloud } from './model-cloud';

/** Clocks and index together stay well inside the two minutes by which reading overlaps. */
const maxSkew = 20_000;
const maxLag = 30_000;
const ids = ['a', 'b', 'c', 'd', 'e'];
const clients = 3;

const oneIn = (sides: number) => fc.integer({ min: 1, max: sides }).map((side) => side === sides);
const skew = fc.integer({ min: -maxSkew, max: maxSkew });
const mishap = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mishap>('none') },
  { weight: 1, arbitrary: fc.constant<Mishap>('throttled') },
  { weight: 1, arbitrary: fc.constant<Mishap>('writtenButUnsaid') },
);
const callFate: fc.Arbitrary<CallResult> = fc.record({
  isLost: oneIn(8),
  isAnswerLost: oneIn(4),
  skew,
  lag: fc.nat(maxLag),
  mishaps: fc.array(mishap, { minLength: 1, maxLength: 3 }),
});
const wanted = fc.oneof(
  fc.record(
    { Name: fc.constantFrom('Noord', 'Zuid', 'Oost'), Population: fc.nat(3), Code: fc.constantFrom('NL', 'BE') },
    { requiredKeys: [] },
  ),
  fc.record({ _deleted: fc.boolean() }),
);

const step = fc.record({
  client: fc.nat(clients - 1),
  passes: fc.nat(8_000),
  does: fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('edit' as const), id: fc.constantFrom(...ids), wanted }) },
    { weight: 9, arbitrary: fc.record({ kind: fc.constant('send' as const), fate: callFate }) },
    { weight: 9, arbitrary: fc.record({ kind: fc.constant('hearAnswer' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('hearMessage' as const),
        chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('pull' as const), skew, pages: fc.option(fc.nat(12)) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('offline' as const), lasts: fc.nat(600_000) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('online' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cacheRentals' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('settle' as const),
        choice: fc.constantFrom('mine' as const, 'theirs' as const, 'merge' as const),
      }),
    },
  ),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly cloud = new ModelCloud();
  readonly clients = Array.from({ length: clients }, (_, index) => new ModelClient(`client${index}`, this.cloud));

  async take({ client: index, passes, does }: Step): Promise<void> {
    const client = this.clients[index] as ModelClient;
    this.cloud.now += passes;
    switch (does.kind) {
      case 'edit':
        return client.edit(does.id, does.wanted);
      case 'send':
        return this.tell(client.send(does.fate));
      case 'hearAnswer':
        return client.hearAnswer();
      case 'hearMessage':
        return client.hearMessage(does.chance);
      case 'pull':
        return client.pull(does.skew, does.pages ?? undefined);
      case 'offline':
        client.goOffline();
        this.cloud.now += does.lasts;
        return;
      case 'online':
        client.isOnline = true;
        return client.pull(0);
      case 'cacheRentals':
        return client.cacheRentals();
      case 'reload':
        client.reload();
        return client.pull(0);
      case 'settle':
        return client.settle(does.choice);
    }
  }

  /** Everybody is online, the index has caught up, and people settle what is left to them. */
  async comeToRest(): Promise<void> {
    const calm: CallResult = { isLost: false, isAnswerLost: false, skew: 0, lag: 0, mishaps: ['none'] };
    for (const client of this.clients) client.isOnline = true;
    for (let round = 0; !this.clients.every((client) => client.isSettled()); round++) {
      if (round > 200) throw new Error('The clients do not come to rest.');
      for (const client of this.clients) {
        client.hearAnswer();
        client.settle('merge');
        this.tell(client.send(calm));
        client.hearAnswer();
      }
      this.cloud.now += 1_000;
    }
    this.cloud.now += maxLag;
    for (const client of this.clients) await client.pull(0);
  }

  private tell(rentals: ReturnType<ModelClient['send']>): void {
    if (rentals.length === 0) return;
    for (const client of this.clients) if (client.isOnline) client.messages.push(rentals);
  }

  /** Changes that people were asked about though the cloud had taken them and remembers so. */
  askedWithoutAnswer(): string[] {
    return [...this.cloud.history.values()].flatMap((writes) =>
      writes
        .filter((_, index) => writes.length - index <= maxRecentMutationIds)
        .map(({ stored }) => stored.conflictID)
        .filter((id) => this.clients.some(({ asked }) => asked.has(id))),
    );
  }

  /** Writes that overwrote what their author had neither seen nor written. */
  blindWrites(): string[] {
    return [...this.cloud.history.values()].flatMap((writes) =>
      writes.flatMap(({ stored }, index) => {
        const author = this.clients.find(({ made }) => made.has(stored.conflictID));
        const seen = author?.made.get(stored.conflictID)?.seen;
        const before = writes[index - 1]?.stored;
        const isOwn = before !== undefined && author?.made.has(before.conflictID);
        const isSeen = before ? seen?._version === before._version || (seen && hasContent(before, seen)) : !seen;
        return isOwn || isSeen ? [] : [stored.conflictID];
      }),
    );
  }
}

/** What happens to three clients and the cloud, in order. */
export const schedule: fc.Arbitrary<Step[]> = fc.array(step, { minLength: 30, maxLength: 80, size: 'max' });

/** Whatever happens on the way, all clients end equal to the cloud, and nothing is lost or applied twice. */
export async function endsEqual(steps: readonly Step[]): Promise<void> {
  const world = new World();
  for (const one of steps) await world.take(one);
  await world.comeToRest();

  const inCloud = world.cloud.all();
  for (const { state } of world.clients) {
    deepStrictEqual(inOrder(state.items), inCloud);
    deepStrictEqual(
      inOrder(state.filtereditems),
      inCloud.filter(({ _deleted }) => !_deleted),
    );
    deepStrictEqual(state.confirmed, {});
  }
  const mutations = world.clients.flatMap(({ made }) => [...made.keys()]);
  deepStrictEqual(
    mutations.filter((id) => world.cloud.timesWritten(id) > 1),
    [],
  );
  deepStrictEqual(world.askedWithoutAnswer(), []);
  deepStrictEqual(world.blindWrites(), []);
}

/** A change without a conflict is in the cloud, whatever was lost on the way. */
export async function keepsWhatMetNobody(steps: readonly Step[]): Promise<void> {
  const world = new World();
  const [alone] = world.clients as [ModelClient];
  // One client alone: nothing it asks for can be in conflict, so all of it has to arrive. (But for a reload before
  // the copy has caught up with an answer: a change made on top of that older version is asked about.)
  for (const one of steps) {
    if (one.does.kind === 'reload') alone.cacheRentals();
    await world.take({ ...one, client: 0 });
  }
  await world.comeToRest();
  deepStrictEqual([...alone.asked], []);
  for (const id of ids) {
    const last = [...alone.made.values()].filter(({ rentalId }) => rentalId === id).at(-1);
    const stored = findRental(world.cloud.all(), id);
    if (last) deepStrictEqual(stored && hasContent(stored, last.content), true);
  }
}

function inOrder<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}
