import { AttributeType, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { historyIndexes } from '../../graphql/rental-history';
import { type KeptTableProps, keptTable } from './kept-table';

/**
 * The history: one item for each version of a rental, by rental and version, and by time for all entries, those of a
 * person and those of a kind. Items expire by `expiresAt`. docs/decisions/history.md says why the indexes are so.
 */
export class HistoryTable extends TableV2 {
  constructor(scope: Construct, id: string, props: KeptTableProps) {
    const byTime = (indexName: string, partition: string) => ({
      indexName,
      partitionKey: { name: partition, type: AttributeType.STRING },
      sortKey: { name: 'at', type: AttributeType.NUMBER },
      projectionType: ProjectionType.ALL,
    });
    super(scope, id, {
      ...keptTable(props),
      partitionKey: { name: 'rentalId', type: AttributeType.STRING },
      sortKey: { name: 'entry', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        byTime(historyIndexes.all, 'log'),
        byTime(historyIndexes.person, 'by'),
        byTime(historyIndexes.kind, 'kind'),
      ],
      timeToLiveAttribute: 'expiresAt',
    });
  }
}
