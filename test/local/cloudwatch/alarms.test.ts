import { readAlarms } from '../../../local/cloudwatch/alarm-definition';
import { evaluationRange } from '../../../local/cloudwatch/alarm-evaluation';
import { createAlarms } from '../../../local/cloudwatch/alarms';
import { createLogGroups } from '../../../local/cloudwatch/log-groups';
import { createMetrics } from '../../../local/cloudwatch/metrics';
import type { Mail } from '../../../local/mailbox/types';
import { createTopics } from '../../../local/sns/topics';
import { temporaryFolder } from '../../harness/polder';
import { type FakeResource, fakeAssembly } from '../fake-assembly';

const topicArn = 'arn:aws:sns:eu-west-1:000000000000:Alarms';
const folder = temporaryFolder('alarms');
afterAll(folder.remove);

const topic: FakeResource = { type: 'AWS::SNS::Topic', ref: topicArn };
const subscription: FakeResource = {
  type: 'AWS::SNS::Subscription',
  ref: 'subscription',
  properties: { Protocol: 'email', Endpoint: 'ops@example.nl', TopicArn: topicArn },
};
const policy = (...statements: object[]): FakeResource => ({
  type: 'AWS::SNS::TopicPolicy',
  ref: 'policy',
  properties: { Topics: [topicArn], PolicyDocument: { Version: '2012-10-17', Statement: statements } },
});
const onlyTls = {
  Effect: 'Deny',
  Principal: '*',
  Action: 'sns:Publish',
  Resource: topicArn,
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};
const letCloudWatch = {
  Effect: 'Allow',
  Principal: { Service: 'cloudwatch.amazonaws.com' },
  Action: 'sns:Publish',
  Resource: topicArn,
  Condition: { StringEquals: { 'aws:SourceAccount': '000000000000' } },
};

const alarmOf = (properties: object): FakeResource => ({
  type: 'AWS::CloudWatch::Alarm',
  ref: 'RowsNotWritten',
  attributes: { Arn: 'arn:aws:cloudwatch:eu-west-1:000000000000:alarm:RowsNotWritten' },
  properties: {
    AlarmDescription: 'Rows are not written.',
    Namespace: 'Polder',
    MetricName: 'Rows',
    Statistic: 'Sum',
    Period: 300,
    EvaluationPeriods: 1,
    Threshold: 0,
    ComparisonOperator: 'GreaterThanThreshold',
    TreatMissingData: 'notBreaching',
    AlarmActions: [topicArn],
    OKActions: [topicArn],
    ...properties,
  },
});
const filter: FakeResource = {
  type: 'AWS::Logs::MetricFilter',
  ref: 'filter',
  properties: {
    FilterPattern: '{ $.failed > 0 }',
    LogGroupName: 'batch-test',
    MetricTransformations: [{ MetricName: 'Rows', MetricNamespace: 'Polder', MetricValue: '$.failed' }],
  },
};

let number = 0;
function run(resources: readonly FakeResource[], dataDirectory = `${folder.path}/${++number}`) {
  let now = Date.UTC(2026, 10, 20, 12, 0, 30);
  const assembly = fakeAssembly(resources);
  const mails: Mail[] = [];
  const lines: string[] = [];
  const definitions = readAlarms(assembly);
  const metrics = createMetrics(
    definitions.flatMap((one) => one.metrics.map(({ metric }) => metric)),
    Math.max(...definitions.map(evaluationRange)),
    () => now,
  );
  const logs = createLogGroups(assembly, metrics);
  const topics = createTopics(assembly, { deliver: (mail) => void mails.push(mail) });
  const context = { assembly, dataDirectory, origin: '', log: (line: string) => void lines.push(line) };
  const alarms = createAlarms(context, { alarms: definitions, metrics, topics, now: () => now });
  return {
    alarms,
    lines,
    logs,
    mails,
    dataDirectory,
    pass(minutes: number) {
      now += minutes * 60_000;
      alarms.evaluate();
    },
  };
}

test('a matching log line sets off the alarm and mails its subscriber, also when it ends', async () => {
  const { alarms, logs, mails, pass } = run([topic, subscription, policy(onlyTls, letCloudWatch), alarmOf({}), filter]);
  expect(alarms.list()[0]).toMatchObject({ state: 'INSUFFICIENT_DATA', reason: 'Unchecked: Initial alarm creation' });
  pass(1);
  expect(mails.splice(0).map(({ subject }) => subject)).toEqual(['OK: "RowsNotWritten" in EU (Ireland)']);

  logs.write('batch-test', '{"failed":3}');
  logs.write('batch-test', 'no JSON');
  logs.write('another', '{"failed":3}');
  pass(1);
  expect(mails).toHaveLength(1);
  const [{ to, subject, text } = {} as Mail] = mails.splice(0);
  expect([to, subject]).toEqual(['ops@example.nl', 'ALARM: "RowsNotWritten" in EU (Ireland)']);
  expect(text).toContain(
    'has entered the ALARM state, because "Threshold Crossed: 1 out of the last 1 datapoints [3.0 (',
  );
  expect(text).toContain('at "Friday 20 November, 2026 12:02:30 UTC"');
  expect(text).toMatch(/- State Change: +OK -> ALARM/);
  expect(text).toMatch(/- MetricNamespace: +Polder/);
  expect(alarms.list()[0]).toMatchObject({
    state: 'ALARM',
    since: '2026-11-20T12:02:30.000Z',
    path: 'Test/RowsNotWritten',
  });

  pass(1);
  expect(mails).toEqual([]);
  pass(20);
  expect(mails.map((mail) => mail.subject)).toEqual(['OK: "RowsNotWritten" in EU (Ireland)']);
  await alarms.close();
});

test('without permission in the topic’s policy nothing is mailed, with AWS’s message', async () => {
  const { alarms, lines, logs, mails, pass } = run([topic, subscription, policy(onlyTls), alarmOf({}), filter]);
  logs.write('batch-test', '{"failed":1}');
  pass(1);
  const refusal =
    `Failed to execute action ${topicArn}. Received error: "CloudWatch Alarms is not authorized to perform: ` +
    `SNS:Publish on resource: ${topicArn} because no resource-based policy allows the SNS:Publish action"`;
  expect(mails).toEqual([]);
  expect(alarms.list()[0]).toMatchObject({ state: 'ALARM', told: refusal });
  expect(lines).toContain(`Test/RowsNotWritten: ${refusal}`);
  await alarms.close();
});

test('a topic without a policy allows the account’s alarms; without subscribers nothing is mailed', async () => {
  const { alarms, logs, mails, pass } = run([topic, alarmOf({}), filter]);
  logs.write('batch-test', '{"failed":1}');
  pass(1);
  expect(mails).toEqual([]);
  expect(alarms.list()[0]?.told).toMatch(/^Successfully executed action .*: nobody subscribes to it$/);
  await alarms.close();
});

test('states survive a restart, so that no alarm goes off again', async () => {
  const resources = [topic, subscription, alarmOf({}), filter];
  const before = run(resources);
  before.logs.write('batch-test', '{"failed":1}');
  before.pass(1);
  await before.alarms.close();
  const after = run(resources, before.dataDirectory);
  expect(after.alarms.list()).toEqual(before.alarms.list());
  await after.alarms.close();
});

const metricStat = (name: string, period = 300) => ({
  MetricStat: { Metric: { Namespace: 'Polder', MetricName: name }, Period: period, Stat: 'Sum' },
  ReturnData: false,
});
const math = (Expression: string, ...more: object[]) =>
  alarmOf({
    Namespace: undefined,
    MetricName: undefined,
    Statistic: undefined,
    Period: undefined,
    Metrics: [{ Id: 'e1', Expression, ReturnData: true }, ...more],
  });
const alone = (resource: FakeResource) =>
  readAlarms(
    fakeAssembly([
      {
        ...resource,
        properties: Object.fromEntries(
          Object.entries(resource.properties ?? {}).filter(([, value]) => value !== undefined),
        ),
      },
    ]),
  );

test('an alarm on an expression watches all its metrics', () => {
  const [alarm] = alone(math('SUM([FILL(a, 0), b])', { Id: 'a', ...metricStat('A') }, { Id: 'b', ...metricStat('B') }));
  expect(alarm?.metrics.map(({ metric }) => metric.name)).toEqual(['A', 'B']);
  expect(alarm?.comparedId).toBe('e1');
});

test.each([
  [math('ANOMALY_DETECTION_BAND(a)', { Id: 'a', ...metricStat('A') }), /function ANOMALY_DETECTION_BAND/],
  [math('a + b', { Id: 'a', ...metricStat('A') }), /no metric b/],
  [math('a + b', { Id: 'a', ...metricStat('A') }, { Id: 'b', ...metricStat('B', 60) }), /several periods/],
  [alarmOf({ Statistic: 'tm99' }), /statistic tm99/],
  [alarmOf({ Period: 10 }), /period of 10 seconds/],
  [alarmOf({ ComparisonOperator: 'GreaterThanUpperThreshold' }), /comparison GreaterThanUpperThreshold/],
  [alarmOf({ ThresholdMetricId: 'ad1' }), /ThresholdMetricId/],
])('an unsupported alarm is refused at start, by name (%#)', (resource, why) => {
  expect(() => alone(resource)).toThrow(why);
  expect(() => alone(resource)).toThrow(/^Test\/RowsNotWritten: the local alarms do not run/);
});

test('a subscription by other means than email is refused at start', () => {
  const sms = { ...subscription, properties: { ...subscription.properties, Protocol: 'sms' } };
  expect(() => createTopics(fakeAssembly([topic, sms]), { deliver: () => {} })).toThrow(/subscriptions by sms/);
});

test('an alarm on a metric that is not counted locally says so', async () => {
  const { alarms } = run([topic, alarmOf({ Namespace: 'AWS/CloudFront', MetricName: '5xxErrorRate' })]);
  expect(alarms.list()[0]?.notCounted).toEqual(['AWS/CloudFront 5xxErrorRate']);
  await alarms.close();
});
