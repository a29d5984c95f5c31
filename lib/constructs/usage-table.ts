import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

/**
 * The characters that each account had interpreted, one item for each account and day. Items expire a week after their
 * day. It holds account ids and figures only and is not retained: without it, counting starts at 0.
 */
export class UsageTable extends TableV2 {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      partitionKey: { name: 'account', type: AttributeType.STRING },
      sortKey: { name: 'day', type: AttributeType.STRING },
      billing: Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(this, {
      'AwsSolutions-DDB3': "A day's counts need no recovery: without them, each account has its full allowance again.",
    });
  }
}
