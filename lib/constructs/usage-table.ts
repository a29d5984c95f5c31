import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge';

/**
 * How many characters each account had interpreted on each day, one item for each pair. Items expire a week after their
 * day. It holds account ids and figures only, and is not kept with the stage's data: without it, counting begins anew.
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
      'AwsSolutions-DDB3': "A day's counts are worth no recovery: losing them gives each account its allowance again.",
    });
  }
}
