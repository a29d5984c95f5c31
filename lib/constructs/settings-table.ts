import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { RentalsTableProps } from './rentals-table';

/**
 * What follows accounts from one browser to another: one item for each setting of each account. Those of a deleted
 * account are markers that expire.
 */
export class SettingsTable extends TableV2 {
  constructor(scope: Construct, id: string, { keepData, dataKey }: RentalsTableProps) {
    super(scope, id, {
      partitionKey: { name: 'sub', type: AttributeType.STRING },
      sortKey: { name: 'name', type: AttributeType.STRING },
      encryption: dataKey && TableEncryptionV2.customerManagedKey(dataKey),
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
