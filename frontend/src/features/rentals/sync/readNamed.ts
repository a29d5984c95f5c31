import type { Rental } from '../../../../../graphql/generated/schema';
import type { Unread } from './changeMessages';
import { pullNamedChanges } from './pullChanges';
import type { PageTaker } from './pulledPage';
import type { SyncApi } from './syncApi';

/**
 * Reads what messages only named: their files, and the shards of those that have none or whose file is out of reach. The
 * files' rentals go to the store together, as each page costs it time for all that it holds.
 * @returns whether shards were read: their index may lack the latest changes, which the files have
 */
export async function readNamed(
  { shards, files }: Unread,
  api: Pick<SyncApi, 'syncRentals' | 'readChangeFile'>,
  { onPage, signal }: PageTaker,
): Promise<boolean> {
  const since = new Map(shards);
  const rentals: Rental[] = [];
  await Promise.all(
    files.map(async (file) => {
      const read = await api.readChangeFile?.(file.name, signal);
      signal.throwIfAborted();
      if (read) for (const rental of read) rentals.push(rental);
      else for (const shard of file.shards) since.set(shard, Math.min(file.since, since.get(shard) ?? file.since));
    }),
  );
  if (rentals.length > 0) onPage({ rentals, checkpoints: {} });
  if (since.size > 0) await pullNamedChanges(since, { syncRentals: (page) => api.syncRentals(page), onPage, signal });
  return since.size > 0;
}
