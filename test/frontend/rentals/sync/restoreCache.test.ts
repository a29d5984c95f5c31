import type { LocalDatabase } from '../../../../frontend/src/features/rentals/sync/localDatabase';
import { cloudOpened } from '../../../../frontend/src/features/rentals/sync/rentalsSlice';
import { restoreCache } from '../../../../frontend/src/features/rentals/sync/restoreCache';
import { makeStore } from '../renderRentals';
import { rental } from '../rental.fixture';

test('tombstones that have left the cloud meanwhile are left out: an import adds their rentals anew', async () => {
  const day = 24 * 60 * 60_000;
  const deleted = (id: string, days: number) => rental({ id, _deleted: true, _lastChangedAt: Date.now() - days * day });
  const rentals = [rental({ id: 'a', _lastChangedAt: 1 }), deleted('recently', 29), deleted('long ago', 31)];
  // What restoring reads, of all that a database does.
  const database = {
    name: 'copy',
    readCopy: async () => ({ rentals, checkpoints: { 0: 1 } }),
    readOutbox: async () => null,
    outboxOwners: async () => [],
  } as unknown as LocalDatabase;
  const store = makeStore();
  store.dispatch(cloudOpened());
  expect(await restoreCache(store, database, 'tab', new AbortController().signal)).toBe(true);
  expect(store.getState().rentals.items.map(({ id }) => id)).toEqual(['a', 'recently']);
});
