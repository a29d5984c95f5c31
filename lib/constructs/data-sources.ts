import { Stack } from 'aws-cdk-lib';
import { BackedDataSource, type GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { keyActions, keyUse } from './data-key';

/*
 * AppSync data sources whose roles allow only what their resolvers do. The roles that GraphqlApi creates may also write to
 * a table that is only read, and invoke every version of a function.
 */

const roleOf = (scope: Construct, id: string) =>
  new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });

export interface TableReadSourceProps {
  readonly api: GraphqlApi;
  readonly table: ITable;
  readonly indexName: string;
  /** The customer-managed key that encrypts the table. */
  readonly dataKey?: IKey | undefined;
}

/** Reads items of a table by key, by query on one index, and by scan. */
export class TableReadSource extends BackedDataSource {
  constructor(scope: Construct, id: string, props: TableReadSourceProps) {
    const { api, table, dataKey, indexName } = props;
    const serviceRole = roleOf(scope, id);
    super(
      scope,
      id,
      { api, name: id, serviceRole },
      {
        type: 'AMAZON_DYNAMODB',
        dynamoDbConfig: { tableName: table.tableName, awsRegion: Stack.of(scope).region },
      },
    );
    const allow = (actions: string[], resource: string) =>
      serviceRole.addToPolicy(new PolicyStatement({ actions, resources: [resource] }));
    allow(['dynamodb:GetItem', 'dynamodb:Scan'], table.tableArn);
    allow(['dynamodb:Query'], `${table.tableArn}/index/${indexName}`);
    if (dataKey) serviceRole.addToPolicy(keyUse(scope, dataKey.keyArn, 'dynamodb', keyActions.readTable));
  }
}

/** Invokes one function. */
export class FunctionSource extends BackedDataSource {
  constructor(scope: Construct, id: string, props: { api: GraphqlApi; function: IFunction }) {
    const { api, function: invoked } = props;
    const serviceRole = roleOf(scope, id);
    super(
      scope,
      id,
      { api, name: id, serviceRole },
      { type: 'AWS_LAMBDA', lambdaConfig: { lambdaFunctionArn: invoked.functionArn } },
    );
    serviceRole.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [invoked.functionArn] }),
    );
  }
}
