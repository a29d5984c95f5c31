import { CfnOutput, Duration, Expiration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  type AuthorizationMode,
  AuthorizationType,
  type BaseDataSource,
  type CfnGraphQLApi,
  Definition,
  FieldLogLevel,
  FunctionRuntime,
  GraphqlApi,
  IntrospectionConfig,
} from 'aws-cdk-lib/aws-appsync';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { allowedTo, fieldAccess, userRoles } from '../graphql/access';
import { changeIndex } from '../graphql/reading-changes';
import { historyIndexes } from '../graphql/rental-history';
import { acknowledge } from './constructs/acknowledge';
import { BundledFunction } from './constructs/bundled-function';
import { capitalised } from './constructs/capitalised';
import { ChangeFeed } from './constructs/change-feed';
import { keyActions, keyUse } from './constructs/data-key';
import { FunctionSource, TableQuerySource, TableReadSource } from './constructs/data-sources';
import { setDeletionLogRetention } from './constructs/deployment-functions';
import { Firewall } from './constructs/firewall';
import { AccessLogBucket, PrivateBucket } from './constructs/private-bucket';
import { RentalHistory } from './constructs/rental-history';
import { RentalsSchema } from './constructs/rentals-schema';
import { RentalsTable } from './constructs/rentals-table';
import { resolverCode } from './constructs/resolver-code';
import { RolePolicy } from './constructs/role-policy';
import type { PersonRoles } from './constructs/user-roles';
import type { StageSettings } from './settings';

export interface RentalsStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly userPool: UserPool;
  readonly personRoles: PersonRoles;
  /** Encrypts the table instead of AWS's own key. */
  readonly dataKey?: IKey | undefined;
}

/** The rentals: their table, the GraphQL API that reads it without a Lambda, and the function that writes it. */
export class RentalsStack extends Stack {
  readonly api: GraphqlApi;
  readonly table: RentalsTable;
  readonly batchTest: BundledFunction;
  readonly history: RentalHistory;
  readonly changeFeed: ChangeFeed;
  /** Files of rentals: those that initial loads begin with, and those that messages name. Made again from the table. */
  readonly files: PrivateBucket;
  /** Where subscriptions connect, `wss://…`. */
  readonly realtimeUrl: string;

  constructor(scope: Construct, id: string, props: RentalsStackProps) {
    super(scope, id, props);
    const { settings, dataKey } = props;

    this.table = new RentalsTable(this, 'Table', {
      keepData: settings.keepData,
      warmThroughput: settings.warmThroughput,
      dataKey,
    });
    const { table } = this;
    this.batchTest = new BundledFunction(this, 'BatchTest', {
      folder: 'batch-test',
      description: 'Writes a batch of rentals, each by one conditional update',
      environment: { TABLE_NAME: table.tableName, SHARD_COUNT: String(settings.shardCount) },
      permissions: [
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }),
        ...(dataKey ? [keyUse(this, dataKey.keyArn, 'dynamodb', keyActions.writeTable)] : []),
      ],
      // AppSync times out after 30 seconds; before that, rows not yet written are reported one by one.
      timeout: Duration.seconds(28),
      memorySize: 1024,
      logRetention: settings.logRetentionDays,
    });

    this.history = new RentalHistory(this, 'History', { settings, rentals: table, dataKey });

    this.api = new GraphqlApi(this, 'Api', {
      name: `${id}-Api`,
      definition: Definition.fromSchema(new RentalsSchema(settings.apiKey)),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: { userPool: props.userPool },
        },
        additionalAuthorizationModes: this.additionalModes(settings.apiKey),
      },
      introspectionConfig: settings.introspection ? IntrospectionConfig.ENABLED : IntrospectionConfig.DISABLED,
      // The usual introspection query is up to 13 fields deep.
      queryDepthLimit: settings.introspection ? 15 : 5,
      resolverCountLimit: 10,
      xrayEnabled: true,
    });

    const resource = this.api.node.defaultChild as CfnGraphQLApi;
    resource.logConfig = this.logging(settings.logRetentionDays);
    acknowledge(this.api, {
      'AwsSolutions-ASC3': 'Requests are logged, but not their fields: that log would contain rentals and tokens.',
    });
    this.realtimeUrl = resource.attrRealtimeUrl;

    const { api } = this;
    const rentals = new TableReadSource(this, 'RentalsTable', { api, table, dataKey, indexName: changeIndex });
    this.addResolver(rentals, 'Query', 'getRental');
    this.addResolver(rentals, 'Query', 'listRentals');
    this.addResolver(rentals, 'Query', 'syncRentals');
    const history = new TableQuerySource(this, 'HistoryTable', {
      api,
      table: this.history.table,
      dataKey,
      indexNames: Object.values(historyIndexes),
    });
    this.addResolver(history, 'Query', 'rentalHistory');
    this.addResolver(history, 'Query', 'listActivity');
    this.addResolver(
      new FunctionSource(this, 'BatchTestFunction', { api, function: this.batchTest }),
      'Mutation',
      'batchTest',
    );

    this.files = new PrivateBucket(this, 'Files', {
      keepData: false,
      accessLogs: new AccessLogBucket(this, 'AccessLogs', { retentionDays: settings.logRetentionDays }),
      abortUploadsAfterDays: 1,
      dataKey,
    });
    setDeletionLogRetention(this, settings.logRetentionDays);
    this.changeFeed = new ChangeFeed(this, 'ChangeFeed', {
      settings,
      rentals: table,
      api,
      bucket: this.files,
      dataKey,
    });
    this.addResolver(this.changeFeed.state, 'Query', 'changeFeed');
    this.addResolver(this.changeFeed.messages, 'Mutation', 'publishRentalChanges');

    // With AWS credentials people may do what they may with their token, which the schema's directives say.
    for (const role of userRoles) {
      new RolePolicy(this, `${capitalised(role)}Policy`, {
        role: props.personRoles[role],
        statements: [
          new PolicyStatement({
            actions: ['appsync:GraphQL'],
            resources: allowedTo(role, fieldAccess).map(
              (field) => `${api.arn}/types/${field.replace('.', '/fields/')}`,
            ),
          }),
        ],
      });
    }

    if (settings.firewall) {
      new Firewall(this, 'Firewall', { rateLimit: settings.firewallRateLimit, protects: api.arn });
    }

    new CfnOutput(this, 'GraphqlUrl', { value: this.api.graphqlUrl });
    new CfnOutput(this, 'TableName', { value: table.tableName });
    new CfnOutput(this, 'SnapshotsBucket', { value: this.files.bucketName });
  }

  /**
   * One summary for each request: id, operation, status, duration. Without verbose content it has no headers, queries
   * and variables. Field logs would contain the rows of a request when one of them has an error.
   *
   * Not the `logConfig` of GraphqlApi, which adds a Lambda function to set the retention.
   */
  private logging(retention: RetentionDays): CfnGraphQLApi.LogConfigProperty {
    // AppSync writes to a group of this name; defined here, it gets a retention.
    const group = new LogGroup(this, 'ApiLogs', {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'ApiLogsRole', { assumedBy: new ServicePrincipal('appsync.amazonaws.com') });
    group.grantWrite(role);
    return {
      cloudWatchLogsRoleArn: role.roleArn,
      fieldLogLevel: FieldLogLevel.NONE,
      excludeVerboseContent: true,
    };
  }

  private additionalModes(apiKey: boolean): AuthorizationMode[] {
    const iam = { authorizationType: AuthorizationType.IAM };
    if (!apiKey) return [iam];
    return [
      iam,
      { authorizationType: AuthorizationType.API_KEY, apiKeyConfig: { expires: Expiration.after(Duration.days(365)) } },
    ];
  }

  private addResolver(source: BaseDataSource, typeName: string, fieldName: string): void {
    source.createResolver(`${typeName}.${fieldName}`, {
      typeName,
      fieldName,
      runtime: FunctionRuntime.JS_1_0_0,
      code: resolverCode(typeName, fieldName),
    });
  }
}
