import type { CompleteRental } from '../../../graphql/rental';
import { messageOf } from '../../../lambdas/publish-changes/publish-pending';
import { encodeSnapshot } from '../../../lambdas/shared/snapshot-file';
import { meteredMessages } from '../../../lib/costs/metering';
import { importedRental } from '../seed-rentals';

const shards = [0, 1, 2, 3, 4, 5, 6, 7];

/** The frame of a message that tells of so many rentals, each imported once and changed by hand since. */
async function frameOf(count: number): Promise<string> {
  const now = Date.now();
  const rentals = Array.from({ length: count }, (_, index) => {
    const { updatedAt, ...rental } = importedRental((index * 7919) % 1_000_003);
    const changed = { conflictID: crypto.randomUUID(), _version: 2 + (index % 3), _lastChangedAt: now + index * 57 };
    return { ...rental, _deleted: false, ...changed };
  });
  const feed = {
    sequence: 123_456,
    publishedAt: now,
    changedAt: shards.map(() => now),
    pendingShards: new Set(shards),
    pendingSince: new Set([now]),
    pendingRentals: [JSON.stringify(rentals)],
    pendingCount: count,
  };
  const message = await messageOf(feed, async () => 'a name of twenty-four li');
  return JSON.stringify({ type: 'data', id: 'changes', payload: { data: { onRentalChanges: message } } });
}

const isCarried = (frame: string) => !frame.includes('"rentals":null');

/** How large messages are, by the function that makes them. */
export async function messageFigures() {
  const frames = await Promise.all(Array.from({ length: 150 }, (_, index) => frameOf(index + 1)));
  const single = frames.filter((frame) => isCarried(frame) && meteredMessages(frame.length) === 1);
  const rentalBytes = ((single.at(-1)?.length ?? 0) - (single[0]?.length ?? 0)) / (single.length - 1);
  return {
    messageBytes: Math.round((single[0]?.length ?? 0) - rentalBytes),
    rentalBytes: Math.round(rentalBytes * 10) / 10,
    rentalsPerMessage: single.length,
  };
}

/** Bytes of a rental in the files of an initial load. */
export async function fileBytesPerRental(rows = 50_000): Promise<number> {
  const rentals = Array.from({ length: rows }, (_, index) => ({ ...importedRental(index), _deleted: false }));
  const file = await encodeSnapshot(0, new Map(rentals.map((rental) => [rental.id, rental as CompleteRental])));
  return file.content.length / rows;
}
