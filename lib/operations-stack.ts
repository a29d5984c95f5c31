import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TextWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';
import {
  rowsNotWritten,
  serverErrors,
  sumOf,
  systemErrors,
  throttledReads,
  throttledSignIns,
} from './constructs/failure-metrics';
import type { EntityExtractorStack } from './entity-extractor-stack';
import type { IdentityStack } from './identity-stack';
import type { PeopleStack } from './people-stack';
import type { RentalsStack } from './rentals-stack';
import type { StageSettings } from './settings';
import type { SnapshotsStack } from './snapshots-stack';

export interface OperationsStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly identity: IdentityStack;
  readonly rentals: RentalsStack;
  readonly people: PeopleStack;
  readonly entityExtractor: EntityExtractorStack;
  readonly snapshots: SnapshotsStack;
}

/** One alarm: its metric, its threshold, what it means, and what to do. */
interface Watch {
  readonly id: string;
  readonly metric: IMetric;
  /** The alarm goes off above this value. */
  readonly threshold: number;
  /** How many consecutive five-minute periods must be above it. */
  readonly periods: number;
  readonly meaning: string;
  readonly remedy: string;
}

const fiveMinutes = Duration.minutes(5);

/** For an operations team: a dashboard, alarms that say what to do, the topic they are sent to, and budgets. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    super(scope, id, props);
    const topic = new Topic(this, 'Alarms', { displayName: `Polder ${props.settings.stage}`, enforceSSL: true });
    // A topic policy replaces SNS's default one, which would have let the account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    acknowledge(topic, {
      'AwsSolutions-SNS2': 'Alarm texts name metrics and remedies, no people and no rentals.',
    });
    const { alarmEmail } = props.settings;
    if (alarmEmail !== 'none') {
      acknowledge(topic, {
        'Serverless-SNSRedrivePolicy': 'There is no second address that undelivered alarm mail could go to.',
      });
      topic.addSubscription(new EmailSubscription(alarmEmail));
    }

    const watches = this.watches(props);
    for (const { id: name, metric, threshold, periods, meaning, remedy } of watches) {
      const alarm = new Alarm(this, name, {
        metric,
        threshold,
        evaluationPeriods: periods,
        datapointsToAlarm: periods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: `${meaning} What to do: ${remedy}`,
      });
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
    this.dashboard(props, watches);
    if (alarmEmail !== 'none') this.budgets(props.settings, alarmEmail);
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn });
  }

  private watches({ identity, rentals, people, entityExtractor, snapshots }: OperationsStackProps): Watch[] {
    const appSync = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/AppSync',
        metricName,
        dimensionsMap: { GraphQLAPIId: rentals.api.apiId },
        statistic,
        period: fiveMinutes,
      });
    return [
      {
        id: 'GraphqlErrors',
        metric: appSync('5XXError', 'Sum'),
        threshold: 5,
        periods: 1,
        meaning: 'The GraphQL API answers with errors.',
        remedy: 'Read the log group of the API for the failing field, then the trace in X-Ray.',
      },
      {
        id: 'GraphqlLatency',
        metric: appSync('Latency', 'p99'),
        threshold: 5_000,
        periods: 3,
        meaning: 'One GraphQL request in a hundred takes over five seconds.',
        remedy: 'Compare with the duration and throttles of batch-test, then with the latency of the table.',
      },
      {
        id: 'GraphqlRefusals',
        metric: appSync('4XXError', 'Sum'),
        threshold: 100,
        periods: 2,
        meaning: 'The GraphQL API refuses requests: it throttles them, or callers lack permission.',
        remedy:
          'Compare with TokensConsumed of the API: near the quota, find the callers that use most of it, then ask AWS for more. Otherwise read the statuses in its log.',
      },
      {
        id: 'GraphqlMessagesLost',
        metric: sumOf(
          { dropped: appSync('InboundMessageDropped', 'Sum'), refused: appSync('InboundMessageError', 'Sum') },
          'Messages not delivered to open dashboards',
          fiveMinutes,
        ),
        threshold: 0,
        periods: 1,
        meaning: 'Open dashboards miss changes, and show old figures until they connect again.',
        remedy:
          'Dropped: too many changes for too many dashboards; ask AWS for a higher rate of messages. Refused: a message is over 240 kB; send fewer rows a call.',
      },
      ...this.functionWatches(
        'BatchTest',
        rentals.batchTest,
        'Changes and imports are not written; clients store them and send them again.',
      ),
      {
        id: 'RowsNotWritten',
        metric: rowsNotWritten(this, rentals.batchTest.logGroup, fiveMinutes),
        threshold: 0,
        periods: 2,
        meaning: 'Some rows of changes and imports are not written; clients store them and send them again.',
        remedy:
          'Read the causes in the log of batch-test: AccessDeniedException is its role or the key, the others are the table itself.',
      },
      ...this.functionWatches(
        'History',
        rentals.history.record,
        'Versions of rentals reach the history late; the stream sends them again for 20 hours.',
      ),
      {
        id: 'HistoryLate',
        metric: rentals.history.record.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
        threshold: 15 * 60 * 1000,
        periods: 2,
        meaning: 'Versions of rentals reach the history over 15 minutes late.',
        remedy:
          'During an import of millions of rows wait for its end. Otherwise read the causes in the log of record-history.',
      },
      {
        id: 'HistoryIncomplete',
        metric: rentals.history.failures.metricNumberOfMessagesPublished({ period: fiveMinutes, statistic: 'Sum' }),
        threshold: 0,
        periods: 1,
        meaning: 'Versions of rentals are missing in the history: they failed for 20 hours.',
        remedy:
          'Repair what the log of record-history names; then, within four hours, write them by "npm run history" (docs/operations.md, Restoring).',
      },
      ...this.functionWatches(
        'ChangeFeed',
        rentals.changeFeed.publish,
        'Open dashboards show changes of others late: nobody tells them.',
      ),
      {
        id: 'ChangeFeedLate',
        metric: rentals.changeFeed.publish.metric('IteratorAge', { period: fiveMinutes, statistic: 'Maximum' }),
        threshold: 2 * 60 * 1000,
        periods: 2,
        meaning: 'Open dashboards show changes of others over two minutes late.',
        remedy: 'Read the causes in the log of publish-changes. People see everything after they reload the page.',
      },
      {
        id: 'SnapshotsErrors',
        // It runs once in five minutes.
        metric: snapshots.build.metricErrors({ period: fiveMinutes }),
        threshold: 0,
        periods: 3,
        meaning: 'The files for first readings grow old; browsers without a copy read more and more from the table.',
        remedy: 'Read the causes in the log of build-snapshots; after repairs its next run catches up.',
      },
      ...this.functionWatches('Interpret', entityExtractor.interpret, 'Text is not interpreted.'),
      ...this.functionWatches('People', people.people, 'Admins cannot see, invite or change people.'),
      ...this.functionWatches('PostAuthentication', identity.postAuthentication, 'Cognito refuses sign-ins.'),
      {
        id: 'ExtractorErrors',
        metric: serverErrors(this, entityExtractor.accessLog, fiveMinutes),
        threshold: 5,
        periods: 1,
        meaning: 'The entity extractor answers with 5xx.',
        remedy: 'Read the access log of the API for the status, then the log of the function.',
      },
      {
        id: 'TableSystemErrors',
        metric: systemErrors(rentals.table, fiveMinutes),
        threshold: 0,
        periods: 2,
        meaning: 'DynamoDB fails inside AWS.',
        remedy: 'Look at the AWS Health dashboard; clients send the writes again once it is over.',
      },
      {
        id: 'TableThrottles',
        metric: rentals.table.metricThrottledRequestsForOperation('UpdateItem', { period: fiveMinutes }),
        threshold: 100,
        periods: 2,
        meaning: 'The table refuses writes because one partition is too busy.',
        remedy: 'Find out who imports, and have them import less at a time; clients send refused writes again.',
      },
      {
        id: 'TableReadThrottles',
        metric: throttledReads(rentals.table, fiveMinutes),
        threshold: 100,
        periods: 2,
        meaning: 'The table refuses reads because one partition is too busy; dashboards load late.',
        remedy:
          'See whether many browsers read all rentals at the same time, as after a release; that ends without action.',
      },
      {
        id: 'SignInThrottles',
        metric: throttledSignIns(identity.userPool, identity.webClient, fiveMinutes),
        threshold: 5,
        periods: 1,
        meaning: 'Cognito refuses people who sign up, sign in or stay signed in.',
        remedy: 'Look for guessing of passwords in CloudTrail; if the people are real, ask AWS for a higher quota.',
      },
    ];
  }

  private functionWatches(name: string, watched: IFunction, meaning: string): Watch[] {
    return [
      {
        id: `${name}Errors`,
        metric: watched.metricErrors({ period: fiveMinutes }),
        threshold: 2,
        periods: 1,
        meaning: `${meaning} The function throws.`,
        remedy: 'Read its log group by request id; roll back if it began with a deployment.',
      },
      {
        id: `${name}Throttles`,
        metric: watched.metricThrottles({ period: fiveMinutes }),
        threshold: 0,
        periods: 2,
        meaning: `${meaning} Lambda refuses invocations: the account has no concurrency left.`,
        remedy: 'See which function uses it up, and ask AWS for a higher limit if that use is legitimate.',
      },
    ];
  }

  private dashboard({ settings, rentals, entityExtractor }: OperationsStackProps, watches: readonly Watch[]): void {
    const remedies = watches.map(({ id, meaning, remedy }) => `- **${id}** ${meaning} *${remedy}*`).join('\n');
    const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
    new Dashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [
        [new TextWidget({ markdown: `# Polder ${settings.stage}\n${remedies}`, width: 24, height: 8 })],
        watches.slice(0, 2).map(({ id, metric }) => graph(id, metric)),
        [
          graph('batch-test', rentals.batchTest.metricInvocations(), rentals.batchTest.metricErrors()),
          graph('batch-test, milliseconds (p99)', rentals.batchTest.metricDuration({ statistic: 'p99' })),
        ],
        [
          graph('interpret', entityExtractor.interpret.metricInvocations(), entityExtractor.interpret.metricErrors()),
          graph('Table, units written', rentals.table.metricConsumedWriteCapacityUnits()),
        ],
      ],
    });
  }

  /**
   * Warn before a month exceeds its budget: when the forecast reaches 100 %, or the actual costs 80 %. One budget
   * counts resources with the stage's tag. Comprehend's calls belong to no resource and have no tag: a second budget
   * counts Comprehend and AppSync for the whole account and region.
   */
  private budgets({ stage, region, monthlyBudget }: StageSettings, alarmEmail: string): void {
    const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }];
    const notify = (notificationType: string, threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    const budget = (id: string, costFilters: Record<string, string[]>) =>
      new CfnBudget(this, id, {
        budget: {
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount: monthlyBudget, unit: 'USD' },
          costFilters,
        },
        notificationsWithSubscribers: [notify('FORECASTED', 100), notify('ACTUAL', 80)],
      });
    budget('Budget', { TagKeyValue: [`user:polder-stage$${stage}`] });
    budget('ServiceBudget', { Service: ['Amazon Comprehend', 'AWS AppSync'], Region: [region] });
  }
}
