import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/**
 * What Cognito does not know of people: when they last signed in, and who invited them. One item each, by the id of the
 * account. It is not retained with the accounts: roles and invitations are in the user pool, and the next sign-in
 * writes the time again.
 */
export class PeopleTable extends TableV2 {
  constructor(scope: Construct, id: string, dataKey?: IKey) {
    super(scope, id, {
      partitionKey: { name: 'sub', type: AttributeType.STRING },
      encryption: dataKey && TableEncryptionV2.customerManagedKey(dataKey),
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
  }
}
