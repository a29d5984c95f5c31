import { AttributeType, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { changeIndex } from '../../graphql/reading-changes';
import type { StageSettings } from '../settings';
import { type KeptTableProps, keptTable } from './kept-table';

export interface RentalsTableProps extends KeptTableProps {
  /** What the table and its change index take at once, in units a second. */
  readonly warmThroughput?: StageSettings['warmThroughput'];
}

/** The rentals, one item each, by id; tombstones expire 30 days after their deletion, by `_ttl`. */
export class RentalsTable extends TableV2 {
  constructor(scope: Construct, id: string, props: RentalsTableProps) {
    const { warmThroughput: warm } = props;
    // A change is two writes of the index.
    const ofIndex = warm && { readUnitsPerSecond: warm.readUnits, writeUnitsPerSecond: 2 * warm.writeUnits };
    super(scope, id, {
      ...keptTable(props),
      partitionKey: { name: 'id', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: changeIndex,
          partitionKey: { name: '_shard', type: AttributeType.NUMBER },
          sortKey: { name: '_lastChangedAt', type: AttributeType.NUMBER },
          projectionType: ProjectionType.ALL,
          ...(ofIndex && { warmThroughput: ofIndex }),
        },
      ],
      ...(warm && {
        warmThroughput: { readUnitsPerSecond: warm.readUnits, writeUnitsPerSecond: warm.writeUnits },
      }),
      // The history is written from it, and open dashboards are told of changes.
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: '_ttl',
    });
  }
}
