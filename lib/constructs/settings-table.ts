import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { type KeptTableProps, keptTable } from './kept-table';

/**
 * What follows accounts from one browser to another: one item for each setting of each account. Those of a deleted
 * account are markers that expire.
 */
export class SettingsTable extends TableV2 {
  constructor(scope: Construct, id: string, props: KeptTableProps) {
    super(scope, id, {
      ...keptTable(props),
      partitionKey: { name: 'sub', type: AttributeType.STRING },
      sortKey: { name: 'name', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
    });
  }
}
