import type { Item, Store } from 'dynalite/db';
import { afterPrefix, streamKeys } from './store';
import type { ChangeStream, StreamRecord, TableDefinition } from './types';

type StoredRecord = Omit<StreamRecord, 'sequenceNumber'>;

/** AWS's sequence numbers have 21 digits or more. */
const numberLength = 21;
const numberOf = (count: number) => String(count).padStart(numberLength, '0');

/** @param readers the names of all that read the stream */
export function openChangeStream(store: Store, definition: TableDefinition, readers: readonly string[]): ChangeStream {
  const { name: tableName, keySchema, stream } = definition;
  const { arn, viewType } = stream as NonNullable<TableDefinition['stream']>;
  const prefix = streamKeys.records(tableName);
  const lastKey = streamKeys.last(tableName);
  const listeners = new Set<() => void>();
  let last = Number(store.db.getSync(lastKey) ?? 0);
  const position = (reader: string) => String(store.db.getSync(streamKeys.position(tableName, reader)) ?? numberOf(0));
  let dropped = numberOf(0);

  const imagesOf = (oldImage: Item | undefined, newImage: Item | undefined) => ({
    ...(newImage && (viewType === 'NEW_IMAGE' || viewType === 'NEW_AND_OLD_IMAGES') && { newImage }),
    ...(oldImage && (viewType === 'OLD_IMAGE' || viewType === 'NEW_AND_OLD_IMAGES') && { oldImage }),
  });

  return {
    tableName,
    arn,
    viewType,
    position,
    recordOf(oldItem, newItem, byService) {
      const item = newItem ?? oldItem;
      // A write that changes nothing leaves no record.
      if (!item || isSame(oldItem, newItem)) return [];
      last += 1;
      const record: StoredRecord = {
        eventName: !oldItem ? 'INSERT' : newItem ? 'MODIFY' : 'REMOVE',
        keys: Object.fromEntries(keySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName] ?? {}])),
        ...imagesOf(oldItem, newItem),
        at: Date.now(),
        byService,
      };
      return [
        { type: 'put', key: prefix + numberOf(last), value: record },
        { type: 'put', key: lastKey, value: last },
      ];
    },
    committed() {
      for (const listener of listeners) listener();
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async read(after, limit) {
      const records = store.db.iterator({ gt: prefix + after, lt: afterPrefix(prefix), limit });
      try {
        const page: [key: string, record: StoredRecord][] = [];
        // One call returns some kilobytes at most.
        while (page.length < limit) {
          const more = (await records.nextv(limit - page.length)) as unknown as typeof page;
          if (more.length === 0) break;
          page.push(...more);
        }
        return page.map(([key, record]) => ({ ...record, sequenceNumber: key.slice(prefix.length) }));
      } finally {
        await records.close();
      }
    },
    countAfter: (sequenceNumber) => last - Number(sequenceNumber),
    async moveTo(reader, sequenceNumber) {
      await store.db.put(streamKeys.position(tableName, reader), sequenceNumber);
      const done = readers.map(position).sort()[0] ?? sequenceNumber;
      // From where the last call ended: LevelDB steps over every key that was deleted lately.
      if (done > dropped) await store.db.clear({ gte: prefix + dropped, lt: `${prefix}${done}~` });
      dropped = done;
    },
  };
}

function isSame(left: Item | undefined, right: Item | undefined): boolean {
  if (!left || !right) return left === right;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => JSON.stringify(left[name]) === JSON.stringify(right[name]));
}
