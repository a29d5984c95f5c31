import { configureStore } from '@reduxjs/toolkit';
import { cacheRentals, PartTracker } from '../../../../frontend/src/features/rentals/sync/cacheRentals';
import {
  CorruptCacheError,
  fromColumns,
  toColumns,
} from '../../../../frontend/src/features/rentals/sync/columnEncoding';
import { emptyOutbox } from '../../../../frontend/src/features/rentals/sync/outbox';
import {
  cacheRestored,
  changesAnswered,
  changesMade,
  cloudOpened,
  rentalsReceived,
  rentalsReducer,
} from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import type { Rental } from '../../../../graphql/generated/schema';
import { rental } from '../rental.fixture';

const many = (count: number) => Array.from({ length: count }, (_, index) => rental({ id: `id-${index}` }));

describe('rentals as columns', () => {
  it('come back as they were', () => {
    const rentals = [rental(), rental({ id: 'b', Flag: null, _deleted: true, Name: 'القاهرة' })];
    expect(fromColumns(structuredClone(toColumns(rentals)))).toEqual(rentals);
  });

  it.each([
    ['a column is missing', ({ Name, ...rest }: ReturnType<typeof toColumns>) => rest],
    ['a column is short', (columns: ReturnType<typeof toColumns>) => ({ ...columns, Code: [] })],
    ['a value is missing', (columns: ReturnType<typeof toColumns>) => ({ ...columns, Name: [undefined] })],
  ])('are known for damaged when %s', (_, damage) => {
    const damaged = damage(toColumns([rental()])) as unknown as ReturnType<typeof toColumns>;
    expect(() => fromColumns(damaged)).toThrow(CorruptCacheError);
  });
});

describe('the parts of the copy', () => {
  it('are all new at first, and hold every rental once', () => {
    const items = many(500);
    const parts = new PartTracker([]).changedParts({ items, confirmed: {} });
    expect(parts.size).toBeGreaterThan(50);
    expect(
      [...parts.values()]
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(items.map(({ id }) => id).toSorted());
  });

  it('lose a rental that is gone', () => {
    const [stays, goes] = many(2) as [Rental, Rental];
    const parts = new PartTracker([stays, goes]).changedParts({ items: [stays], confirmed: {} });
    expect([...parts.values()].flat()).not.toContain(goes);
    expect(parts.size).toBe(1);
  });

  it('change where a rental does, and nowhere else', () => {
    const items = many(500);
    const tracker = new PartTracker(items);
    const changed = items.with(7, rental({ id: 'id-7', _version: 2 }));
    const parts = tracker.changedParts({ items: changed, confirmed: {} });
    expect(parts.size).toBe(1);
    expect([...parts.values()].flat().filter(({ _version }) => _version === 2)).toHaveLength(1);
    expect(tracker.changedParts({ items: changed, confirmed: {} }).size).toBe(0);
  });

  it('lose a rental that is gone, though all after it move up', () => {
    const items = many(20);
    const tracker = new PartTracker(items);
    const rest = items.slice(1);
    const parts = tracker.changedParts({ items: rest, confirmed: {} });
    expect([...parts.values()].flat().map(({ id }) => id)).not.toContain('id-0');
    expect(tracker.changedParts({ items: rest, confirmed: {} }).size).toBe(0);
  });

  it('hold what the cloud said, not what waits to be sent', () => {
    const confirmed = rental({ id: 'x', Name: 'Confirmed' });
    const items = [rental({ id: 'x', Name: 'Mine' }), rental({ id: 'added', _version: 0 })];
    const parts = new PartTracker([]).changedParts({ items, confirmed: { x: confirmed, added: null } });
    expect([...parts.values()].flat()).toEqual([confirmed]);
  });
});

test('the copy follows the store: the parts first, then how far they go', async () => {
  const store = configureStore({ reducer: { rentals: rentalsReducer } });
  const stopping = new AbortController();
  const written: string[] = [];
  const disk = new Map<number, readonly Rental[]>();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  store.dispatch(cloudOpened());
  store.dispatch(cacheRestored({ rentals: many(3), checkpoints: { 0: 1 }, outbox: emptyOutbox }));
  const kept = store.getState().rentals.items;
  store.dispatch(rentalsReceived({ rentals: [rental({ id: 'id-1', _version: 2 })], checkpoints: { 0: 5 } }));
  store.dispatch(changesMade([{ id: 'm', rentalId: 'id-2', content: { Name: 'Mine' }, seen: null, at: 0 }]));
  cacheRentals(
    store,
    {
      writeParts: async (parts) => {
        written.push('parts');
        for (const [part, rentals] of parts) disk.set(part, rentals);
      },
      writeCheckpoints: async (checkpoints) => {
        written.push(JSON.stringify(checkpoints));
        settle();
      },
      dropCopy: async () => void written.push('dropped'),
    },
    kept,
    stopping.signal,
    async () => {},
  );
  await settled;
  stopping.abort();
  expect(written).toEqual(['parts', '{"0":5}']);
  const onDisk = [...disk.values()].flat();
  expect(onDisk.find(({ id }) => id === 'id-1')?._version).toBe(2);
  expect(onDisk.map(({ Name }) => Name)).not.toContain('Mine');
});

test('the copy has what the person changed as soon as that has arrived, however long changes gather', async () => {
  const store = configureStore({ reducer: { rentals: rentalsReducer } });
  const stopping = new AbortController();
  const disk = new Map<number, readonly Rental[]>();
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  store.dispatch(cloudOpened());
  store.dispatch(cacheRestored({ rentals: many(3), checkpoints: { 0: 1 }, outbox: emptyOutbox }));
  store.dispatch(changesMade([{ id: 'm', rentalId: 'id-2', content: { Name: 'Mine' }, seen: null, at: 0 }]));
  const forEver = (_: number, signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  cacheRentals(
    store,
    {
      writeParts: async (parts) => {
        for (const [part, rentals] of parts) disk.set(part, rentals);
      },
      writeCheckpoints: async () => settle(),
      dropCopy: async () => {},
    },
    store.getState().rentals.items,
    stopping.signal,
    forEver,
  );
  const { changes } = store.getState().rentals.outbox;
  const answer = { rentals: [rental({ id: 'id-2', Name: 'Mine', _version: 2 })], failures: [] };
  store.dispatch(changesAnswered({ batch: changes, answer }));
  await settled;
  stopping.abort();
  expect([...disk.values()].flat().find(({ id }) => id === 'id-2')).toMatchObject({ Name: 'Mine', _version: 2 });
});

test.each([
  ['some of many parts', 500],
  ['the last parts', 1],
])('nothing more is written once the account has left while %s were', async (_, count) => {
  const store = configureStore({ reducer: { rentals: rentalsReducer } });
  const stopping = new AbortController();
  const writeParts = jest.fn(async () => stopping.abort());
  const writeCheckpoints = jest.fn(async () => {});
  const warn = jest.spyOn(console, 'warn');
  store.dispatch(cloudOpened());
  store.dispatch(cacheRestored({ rentals: many(count), checkpoints: { 0: 1 }, outbox: emptyOutbox }));
  const dropCopy = async () => {};
  cacheRentals(store, { writeParts, writeCheckpoints, dropCopy }, [], stopping.signal, async () => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(writeParts).toHaveBeenCalledTimes(1);
  expect(writeCheckpoints).not.toHaveBeenCalled();
  // Not any warning: on a busy machine Redux Toolkit warns of its own slow checks.
  expect(warn).not.toHaveBeenCalledWith('The rentals could not be cached.', expect.anything());
});

test('a copy of another tab, which may be newer, is dropped before a part of it is replaced', async () => {
  const store = configureStore({ reducer: { rentals: rentalsReducer } });
  const stopping = new AbortController();
  const written: string[] = [];
  const warned = new Promise<void>((resolve) => {
    // Not any warning: on a busy machine Redux Toolkit warns of its own slow checks.
    jest.spyOn(console, 'warn').mockImplementation((text) => text === 'The rentals could not be cached.' && resolve());
  });
  store.dispatch(cloudOpened());
  store.dispatch(rentalsReceived({ rentals: many(500), checkpoints: { 0: 1 } }));
  const database = {
    dropCopy: async () => void written.push('dropped'),
    writeParts: async () => {
      written.push('parts');
      if (written.length > 2) throw new DOMException('No room.', 'QuotaExceededError');
    },
    writeCheckpoints: async () => void written.push('checkpoints'),
  };
  cacheRentals(store, database, null, stopping.signal, async () => {});
  await warned;
  stopping.abort();
  expect(written).toEqual(['dropped', 'parts', 'parts']);
});
