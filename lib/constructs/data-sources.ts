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

export interface TableSourceProps {
  readonly api: GraphqlApi;
  readonly table: ITable;
  /** The customer-managed key that encrypts the table. */
  readonly dataKey?: IKey | undefined;
}

export interface TableReadSourceProps extends TableSourceProps {
  readonly indexName: string;
}

/** A table on whose items a role is allowed some actions. */
class TableSource extends BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: TableSourceProps,
    allowed: Readonly<Record<string, string[]>>,
    onKey = keyActions.readTable,
  ) {
    const { api, table, dataKey } = props;
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
    for (const [path, actions] of Object.entries(allowed)) {
      serviceRole.addToPolicy(new PolicyStatement({ actions, resources: [table.tableArn + path] }));
    }
    if (dataKey) serviceRole.addToPolicy(keyUse(scope, dataKey.keyArn, 'dynamodb', onKey));
  }
}

/** Reads items of a table by key, by query on one index, and by scan. */
export class TableReadSource extends TableSource {
  constructor(scope: Construct, id: string, props: TableReadSourceProps) {
    const byIndex = `/index/${props.indexName}`;
    super(scope, id, props, { '': ['dynamodb:GetItem', 'dynamodb:Scan'], [byIndex]: ['dynamodb:Query'] });
  }
}

/** Reads items of a table by key. */
export class TableKeySource extends TableSource {
  constructor(scope: Construct, id: string, props: TableSourceProps) {
    super(scope, id, props, { '': ['dynamodb:GetItem'] });
  }
}

/** Reads items by queries of a table and its indexes, never by scans. */
export class TableQuerySource extends TableSource {
  constructor(scope: Construct, id: string, props: TableSourceProps & { readonly indexNames: readonly string[] }) {
    super(
      scope,
      id,
      props,
      Object.fromEntries(
        ['', ...props.indexNames.map((name) => `/index/${name}`)].map((path) => [path, ['dynamodb:Query']]),
      ),
    );
  }
}

/** Reads the items of a partition by query, and writes them one by one. */
export class TableItemSource extends TableSource {
  constructor(scope: Construct, id: string, props: TableSourceProps) {
    // Where a condition fails, AppSync reads the item itself.
    const actions = ['dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
    super(scope, id, props, { '': actions }, keyActions.writeTable);
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
