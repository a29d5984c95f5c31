/** The figures of the history that docs/operations.md computes its costs from, measured on entries of the sample. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { sampleRentals } from '../../../frontend/src/features/rentals/sample/sampleRentals';
import type { CompleteRental } from '../../../graphql/rental';
import type { HistoryEntry } from '../../../graphql/rental-history';
import { historyEntry } from '../../../lambdas/record-history/history-entry';
import type { StoredRental } from '../../../lambdas/shared/stored-rental';
import { measurements } from '../../../lib/costs/measurements';
import { writeUnits } from '../../../lib/costs/metering';
import { expectNear, itemBytes } from '../item-bytes';
import { historyTable } from './history-table';

const bytesOf = (entry: HistoryEntry) => itemBytes(marshall(entry, { removeUndefinedValues: true }));

async function entries(): Promise<{ inserts: HistoryEntry[]; changes: HistoryEntry[] }> {
  const rentals = (await sampleRentals()) as CompleteRental[];
  const stored = rentals.map((rental, index): StoredRental => {
    const id = crypto.randomUUID();
    const author = { _changedBy: id, _changedByName: 'first.last@example.org' };
    const source = { _changeKind: 'import' as const, _changeSource: 'rentals-2026.csv' };
    return { ...rental, id, _version: 1, _lastChangedAt: 1_795_000_000_000, _shard: index % 8, ...author, ...source };
  });
  return {
    inserts: stored.map((rental) => historyEntry(undefined, rental, 400)),
    changes: stored.map((rental) =>
      historyEntry(rental, { ...rental, _version: 2, Population: rental.Population + 1 }, 400),
    ),
  };
}

test('the entries of new and changed rentals are as large as the page of costs assumes', async () => {
  const { inserts, changes } = await entries();
  const mean = (all: HistoryEntry[]) => all.reduce((sum, entry) => sum + bytesOf(entry), 0) / all.length;
  expectNear(mean(inserts), measurements.historyBytes.insert);
  expectNear(mean(changes), measurements.historyBytes.change);
});

test('an entry costs the units that the page of costs assumes: one in the table and in each of its indexes', async () => {
  const { inserts, changes } = await entries();
  const { GlobalSecondaryIndexes } = historyTable.properties as { GlobalSecondaryIndexes: unknown[] };
  const indexes = GlobalSecondaryIndexes.length;
  for (const entry of [...inserts, ...changes]) {
    expect((1 + indexes) * writeUnits(bytesOf(entry))).toBe(measurements.unitsPerVersion);
  }
});
