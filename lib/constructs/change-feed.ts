import { Duration, Stack } from 'aws-cdk-lib';
import { type GraphqlApi, NoneDataSource } from 'aws-cdk-lib/aws-appsync';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { changesKey } from '../../graphql/rental-changes';
import type { StageSettings } from '../settings';
import { acknowledge } from './acknowledge';
import { BundledFunction } from './bundled-function';
import { keyActions, keyUse } from './data-key';
import { TableKeySource } from './data-sources';
import { keptTable } from './kept-table';
import type { PrivateBucket } from './private-bucket';
import type { RentalsTable } from './rentals-table';
import { streamReading } from './stream-reading';

export interface ChangeFeedProps {
  readonly settings: StageSettings;
  readonly rentals: RentalsTable;
  readonly api: GraphqlApi;
  /** For what does not fit into a message. */
  readonly bucket: PrivateBucket;
  /** Encrypts the table. */
  readonly dataKey?: IKey | undefined;
}

/**
 * Tells open dashboards what changes: a function behind the stream of the rentals' table gathers changes in one item, and
 * sends them as a message every two seconds at most. docs/decisions/change-feed.md says why.
 */
export class ChangeFeed extends Construct {
  readonly table: TableV2;
  readonly publish: BundledFunction;
  /** Reads how far the messages have come. */
  readonly state: TableKeySource;
  /** Passes messages on to the listeners. */
  readonly messages: NoneDataSource;

  constructor(scope: Construct, id: string, { settings, rentals, api, bucket, dataKey }: ChangeFeedProps) {
    super(scope, id);
    const streamArn = rentals.tableStreamArn as string;
    this.table = new TableV2(this, 'Table', {
      // It has the number of shards, without which rentals would be missing.
      ...keptTable({ keepData: settings.keepData, dataKey }),
      partitionKey: { name: 'id', type: AttributeType.STRING },
    });
    this.publish = new BundledFunction(this, 'Publish', {
      folder: 'publish-changes',
      description: 'Tells open dashboards what changed, at most once in two seconds',
      environment: {
        TABLE_NAME: this.table.tableName,
        GRAPHQL_URL: api.graphqlUrl,
        BUCKET_NAME: bucket.bucketName,
        EXPECTED_LISTENERS: String(settings.expectedListeners),
      },
      permissions: [
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [this.table.tableArn] }),
        new PolicyStatement({
          actions: ['appsync:GraphQL'],
          resources: [`${api.arn}/types/Mutation/fields/publishRentalChanges`],
        }),
        new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects(changesKey('*'))] }),
        ...streamReading(streamArn),
        ...(dataKey
          ? [
              keyUse(Stack.of(this), dataKey.keyArn, 'dynamodb', keyActions.writeTable),
              keyUse(Stack.of(this), dataKey.keyArn, 's3', keyActions.writeFiles),
            ]
          : []),
      ],
      // Three times as long as one call sends messages before another takes over.
      timeout: Duration.seconds(60),
      memorySize: 512,
      logRetention: settings.logRetentionDays,
    });
    acknowledge(this.publish.role as Construct, {
      [`AwsSolutions-IAM5[Resource::<${Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/${changesKey('*')}]`]:
        'The names of the files follow from their content.',
    });
    const mapping = new CfnEventSourceMapping(this, 'Mapping', {
      eventSourceArn: streamArn,
      functionName: this.publish.functionArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 1000,
      // As long as the stream keeps records: a change that no message tells stays unknown to open dashboards.
      maximumRetryAttempts: -1,
    });
    acknowledge(mapping, {
      'Serverless-LambdaEventSourceMappingDestination':
        'What fails is sent again for as long as the stream keeps it. After that, dashboards have read it by themselves.',
    });
    // AWS refuses a mapping whose function may not read the stream yet.
    mapping.node.addDependency(this.publish.role as Construct);

    this.state = new TableKeySource(this, 'State', { api, table: this.table, dataKey });
    this.messages = new NoneDataSource(this, 'Messages', { api, name: 'ChangeFeedMessages' });
  }
}
