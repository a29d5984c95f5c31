import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { CfnEventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StageSettings } from '../settings';
import { acknowledge } from './acknowledge';
import { BundledFunction } from './bundled-function';
import { keyActions, keyUse } from './data-key';
import { HistoryTable } from './history-table';
import type { RentalsTable } from './rentals-table';
import { streamReading } from './stream-reading';

export interface RentalHistoryProps {
  readonly settings: StageSettings;
  readonly rentals: RentalsTable;
  /** Encrypts the tables. */
  readonly dataKey?: IKey | undefined;
}

/** A stream keeps its records for 24 hours; before that, what could not be written is reported. */
const maxRecordAge = Duration.hours(20);

/** The history of the rentals: its table, and the function that writes it from the stream of the rentals' table. */
export class RentalHistory extends Construct {
  readonly table: HistoryTable;
  readonly record: BundledFunction;
  /** Receives the stream positions of versions that are not in the history. */
  readonly failures: Topic;

  constructor(scope: Construct, id: string, { settings, rentals, dataKey }: RentalHistoryProps) {
    super(scope, id);
    const streamArn = rentals.tableStreamArn as string;
    this.table = new HistoryTable(this, 'Table', { keepData: settings.keepData, dataKey });
    this.failures = new Topic(this, 'Failures', {
      displayName: `Polder ${settings.stage}: versions missing in the history`,
      enforceSSL: true,
    });
    acknowledge(this.failures, {
      'AwsSolutions-SNS2': 'Messages say where in the stream records are, and hold none of them.',
    });
    if (settings.alarmEmail !== 'none') {
      acknowledge(this.failures, {
        'Serverless-SNSRedrivePolicy': 'There is no second address that undelivered mail could go to.',
      });
      this.failures.addSubscription(new EmailSubscription(settings.alarmEmail));
    }
    this.record = new BundledFunction(this, 'Record', {
      folder: 'record-history',
      description: 'Writes each version of a rental into the history, once',
      environment: { TABLE_NAME: this.table.tableName, HISTORY_DAYS: String(settings.historyDays) },
      permissions: [
        new PolicyStatement({ actions: ['dynamodb:PutItem'], resources: [this.table.tableArn] }),
        ...streamReading(streamArn),
        new PolicyStatement({ actions: ['sns:Publish'], resources: [this.failures.topicArn] }),
        ...(dataKey ? [keyUse(Stack.of(this), dataKey.keyArn, 'dynamodb', keyActions.writeTable)] : []),
      ],
      timeout: Duration.seconds(60),
      memorySize: 512,
      logRetention: settings.logRetentionDays,
    });
    const mapping = new CfnEventSourceMapping(this, 'Mapping', {
      eventSourceArn: streamArn,
      functionName: this.record.functionArn,
      startingPosition: 'TRIM_HORIZON',
      batchSize: 500,
      bisectBatchOnFunctionError: true,
      functionResponseTypes: ['ReportBatchItemFailures'],
      maximumRecordAgeInSeconds: maxRecordAge.toSeconds(),
      // Until the record's age: a version is worth waiting for.
      maximumRetryAttempts: -1,
      destinationConfig: { onFailure: { destination: this.failures.topicArn } },
    });
    // AWS refuses a mapping whose function may not read the stream yet.
    mapping.node.addDependency(this.record.role as Construct);
  }
}
