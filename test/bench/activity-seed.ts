import { marshall } from '@aws-sdk/util-dynamodb';
import { createKey, getIndexActions, type Item, type TableDescription, type Write } from 'dynalite/db';
import { blankContent } from '../../graphql/rental';
import { historyEntry } from '../../lambdas/record-history/history-entry';
import type { StoredRental } from '../../lambdas/shared/stored-rental';
import { keyPrefix, openStore, tablesFolder } from '../../local/dynamodb/store';

/** Each rental has as many versions. */
const versions = 10;
/** Milliseconds from one change to the next. */
const spacing = 20_000;
const keptDays = 400;
const entriesAtOnce = 500;
const peopleCount = 200;
const kinds = ['edit', 'edit', 'edit', 'import', 'import', 'edit', 'delete', 'restore', 'edit', 'undo'] as const;

export const personOf = (entry: number) => `person-${(entry * 7) % peopleCount}`;
export const rentalOf = (entry: number, count: number) => `rental-${entry % (count / versions)}`;

/** When the history of so many entries begins and ends. */
export const timeOf = (entry: number, count: number, end: number) => end - (count - entry) * spacing;

/**
 * Fills the history's table with entries as the function behind the stream writes them. They are written into the store
 * of a Polder that is not running, each with its copies in the indexes: a million writes through the service would take
 * an hour, and leave the same.
 */
export async function seedHistory(dataDirectory: string, tableName: string, count: number, end: number): Promise<void> {
  const store = await openStore(tablesFolder(dataDirectory));
  try {
    const table = store.db.getSync(keyPrefix.table + tableName) as TableDescription;
    const indexes = table.GlobalSecondaryIndexes ?? [];
    const prefix = keyPrefix.items(tableName);
    const writesOf = (entry: number): Write[] => {
      const item = marshall(entryAt(entry, count, end)) as unknown as Item;
      const { puts } = getIndexActions(indexes, undefined, item, table);
      return [
        { type: 'put', key: prefix + createKey(item, table), value: item },
        ...puts.map(
          (put): Write => ({
            type: 'put',
            key: keyPrefix.index('Global', tableName, put.index) + put.key,
            value: put.item,
          }),
        ),
      ];
    };
    for (let start = 0; start < count; start += entriesAtOnce) {
      await store.db.batch(Array.from({ length: entriesAtOnce }, (_, index) => writesOf(start + index)).flat());
    }
  } finally {
    await store.db.close();
  }
}

function entryAt(entry: number, count: number, end: number) {
  const version = 1 + Math.floor(entry / (count / versions));
  const at = timeOf(entry, count, end);
  const after = versionAt(entry, count, at, version);
  return historyEntry(version === 1 ? undefined : { ...after, Population: after.Population + 1 }, after, keptDays);
}

function versionAt(entry: number, count: number, at: number, version: number): StoredRental {
  const id = rentalOf(entry, count);
  const time = new Date(at).toISOString();
  return {
    ...blankContent,
    id,
    Flag: '🇳🇱',
    Name: `Market of ${id}`,
    Code: 'NL',
    Population: (entry * 7919) % 2_000_000,
    conflictID: `change-${entry}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: time,
    _version: version,
    _deleted: false,
    _lastChangedAt: at,
    _shard: entry % 8,
    _changedBy: personOf(entry),
    _changedByName: `${personOf(entry)}@example.nl`,
    _changeKind: version === 1 ? 'create' : kinds[entry % kinds.length],
    _changeSource: null,
  };
}
