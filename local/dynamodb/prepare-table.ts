import { getIndexActions, type Store, type TableDescription, type Write } from 'dynalite/db';
import { itemPages } from './item-pages';
import { afterPrefix, keyPrefix } from './store';
import { newIndexes } from './table-changes';
import type { IndexDefinition, TableDefinition } from './types';

/**
 * Creates the table, or updates a stored one to its definition: its items stay and new indexes are filled.
 * @throws AssemblyError when stored items would not fit the definition.
 */
export async function prepareTable(store: Store, definition: TableDefinition): Promise<TableDescription> {
  const key = keyPrefix.table + definition.name;
  const stored = store.db.getSync(key) as TableDescription | undefined;
  const description = descriptionOf(definition, stored?.CreationDateTime ?? Date.now() / 1000);
  // Before the description, so that a start cut short fills them again.
  if (stored) await fillIndexes(store, description, newIndexes(stored, definition));
  await store.db.put(key, description);
  return description;
}

/** A table in DescribeTable's format. Counts are not stored: on AWS they are only estimates too. */
function descriptionOf(definition: TableDefinition, createdAt: unknown): TableDescription {
  const { name, arn, keySchema, attributes, stream } = definition;
  const throughput = { NumberOfDecreasesToday: 0, ReadCapacityUnits: 0, WriteCapacityUnits: 0 };
  const describeIndex = (index: IndexDefinition) => ({
    ...index,
    IndexArn: `${arn}/index/${index.IndexName}`,
    IndexSizeBytes: 0,
    ItemCount: 0,
  });
  const { globalIndexes, localIndexes } = definition;
  return {
    TableName: name,
    TableArn: arn,
    TableStatus: 'ACTIVE',
    KeySchema: keySchema,
    AttributeDefinitions: attributes,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    CreationDateTime: createdAt,
    ItemCount: 0,
    TableSizeBytes: 0,
    ProvisionedThroughput: throughput,
    ...(stream && {
      LatestStreamArn: stream.arn,
      LatestStreamLabel: stream.arn.slice(stream.arn.lastIndexOf('/') + 1),
      StreamSpecification: { StreamEnabled: true, StreamViewType: stream.viewType },
    }),
    ...(localIndexes.length > 0 && { LocalSecondaryIndexes: localIndexes.map(describeIndex) }),
    ...(globalIndexes.length > 0 && {
      GlobalSecondaryIndexes: globalIndexes.map((index) => ({
        ...describeIndex(index),
        IndexStatus: 'ACTIVE',
        ProvisionedThroughput: throughput,
      })),
    }),
  };
}

async function fillIndexes(store: Store, table: TableDescription, indexes: readonly IndexDefinition[]): Promise<void> {
  if (indexes.length === 0) return;
  const prefixOf = (index: string) => keyPrefix.index('Global', table.TableName, index);
  for (const { IndexName } of indexes) {
    const prefix = prefixOf(IndexName);
    await store.db.clear({ gte: prefix, lt: afterPrefix(prefix) });
  }
  for await (const page of itemPages(store, table.TableName)) {
    const writes = page.flatMap((item) =>
      getIndexActions(indexes, undefined, item, table).puts.map(
        (put): Write => ({ type: 'put', key: prefixOf(put.index) + put.key, value: put.item }),
      ),
    );
    await store.db.batch(writes);
  }
}
