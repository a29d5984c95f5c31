import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  TextWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './constructs/acknowledge';
import { addCostBudgets } from './constructs/cost-budgets';
import { type Watch, type WatchedStacks, watchesOf } from './operations/watches';
import type { StageSettings } from './settings';

export interface OperationsStackProps extends StackProps, WatchedStacks {
  readonly settings: StageSettings;
}

/** The watches whose metrics the dashboard shows as graphs. */
const graphed = ['GraphqlErrors', 'GraphqlLatency'];

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

    const watches = watchesOf(this, props);
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
    if (alarmEmail !== 'none') addCostBudgets(this, props.settings, alarmEmail);
    new CfnOutput(this, 'AlarmTopic', { value: topic.topicArn });
  }

  private dashboard({ settings, rentals, entityExtractor }: OperationsStackProps, watches: readonly Watch[]): void {
    const remedies = watches.map(({ id, meaning, remedy }) => `- **${id}** ${meaning} *${remedy}*`).join('\n');
    const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
    new Dashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [
        [new TextWidget({ markdown: `# Polder ${settings.stage}\n${remedies}`, width: 24, height: 8 })],
        watches.filter(({ id }) => graphed.includes(id)).map(({ id, metric }) => graph(id, metric)),
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
}
