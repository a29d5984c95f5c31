import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** The index that answers "what changed since": one partition a shard, ordered by time of change. */
export const changeIndex = 'byChange';

export interface RentalsTableProps {
  /** Keep the table when its stack is deleted, and refuse its deletion. */
  readonly keepData: boolean;
  /** Encrypts it in place of AWS's own key. */
  readonly dataKey?: IKey | undefined;
}

/** The rentals, one item each, by id; tombstones leave 30 days after their deletion through `_ttl`. */
export class RentalsTable extends TableV2 {
  constructor(scope: Construct, id: string, props: RentalsTableProps) {
    super(scope, id, {
      partitionKey: { name: 'id', type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: changeIndex,
          partitionKey: { name: '_shard', type: AttributeType.NUMBER },
          sortKey: { name: '_lastChangedAt', type: AttributeType.NUMBER },
          projectionType: ProjectionType.ALL,
        },
      ],
      encryption: props.dataKey && TableEncryptionV2.customerManagedKey(props.dataKey),
      billing: Billing.onDemand(),
      timeToLiveAttribute: '_ttl',
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.keepData,
      removalPolicy: props.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
