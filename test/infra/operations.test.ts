/** Alarms that go off when they should: each on a metric that AWS or a metric filter writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { effectOf } from '../../local/iam/policy';
import { readPolicyDocument } from '../../local/iam/policy-document';
import { synthesise } from './synthesise';

const { operations } = synthesise({ stage: 'prod' });
const alarm = (id: string) => {
  const found = Object.entries(operations.findResources('AWS::CloudWatch::Alarm')).find(([name]) =>
    name.startsWith(id),
  );
  if (!found) throw new Error(`There is no alarm ${id}.`);
  return found[1].Properties;
};

test('docs/operations.md says of each alarm what rings it', () => {
  const document = readFileSync(path.join(__dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, table = ''] = document.split('What rings which alarm:');
  const ids = Object.keys(operations.findResources('AWS::CloudWatch::Alarm')).map((id) => id.slice(0, -8));
  expect(ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(table))).toEqual([]);
});

test("DynamoDB's errors are summed over operations, and an operation without data counts as 0", () => {
  const [sum, ...parts] = alarm('TableSystemErrors').Metrics;
  const ids = parts.map(({ Id }: { Id: string }) => Id);
  expect(ids).toEqual(['getitem', 'query', 'scan', 'updateitem']);
  expect(sum.Expression).toBe(`SUM([${ids.map((id: string) => `FILL(${id}, 0)`).join(', ')}])`);
});

test('rows that are not written raise an alarm, although the function answers without an error', () => {
  const { MetricName, Namespace } = alarm('RowsNotWritten');
  operations.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.message.batchTest.failed > 0 }',
    MetricTransformations: [{ MetricNamespace: Namespace, MetricName, MetricValue: '$.message.batchTest.failed' }],
  });
});

test("the entity extractor's errors are counted for this stage only: API Gateway's metrics have the API's name, which all stages share", () => {
  const { MetricName, Namespace } = alarm('ExtractorErrors');
  expect(Namespace).toBe('Polder-prod-Operations');
  operations.hasResourceProperties('AWS::Logs::MetricFilter', {
    FilterPattern: '{ $.status = "5*" }',
    MetricTransformations: [{ MetricNamespace: Namespace, MetricName, MetricValue: '1' }],
  });
});

test('two budgets warn of rising costs: one by the tag of the stage, one for services whose calls have no tag', () => {
  const { operations: heard } = synthesise({ stage: 'prod', alarmEmail: 'operations@example.nl', monthlyBudget: 30 });
  const budgets = Object.values(heard.findResources('AWS::Budgets::Budget')).map(({ Properties }) => Properties);
  expect(budgets.map(({ Budget }) => Budget)).toEqual([
    expect.objectContaining({ CostFilters: { TagKeyValue: ['user:polder-stage$prod'] } }),
    expect.objectContaining({
      CostFilters: { Service: ['Amazon Comprehend', 'AWS AppSync'], Region: ['eu-west-1'] },
      BudgetLimit: { Amount: 30, Unit: 'USD' },
    }),
  ]);
  for (const { NotificationsWithSubscribers } of budgets) {
    expect(NotificationsWithSubscribers.map((one: { Subscribers: unknown }) => one.Subscribers)).toEqual(
      Array(2).fill([{ SubscriptionType: 'EMAIL', Address: 'operations@example.nl' }]),
    );
  }
  operations.resourceCountIs('AWS::Budgets::Budget', 0);
});

test("the alarms' topic lets CloudWatch publish for this account's alarms only", () => {
  const account = '111122223333';
  const [[topicId] = []] = Object.entries(operations.findResources('AWS::SNS::Topic'));
  const alarms = Object.values(operations.findResources('AWS::CloudWatch::Alarm'));
  expect(alarms.length).toBeGreaterThan(8);
  for (const { Properties } of alarms) {
    expect([...Properties.AlarmActions, ...Properties.OKActions]).toEqual([{ Ref: topicId }, { Ref: topicId }]);
  }
  const [policy, ...others] = Object.values(operations.findResources('AWS::SNS::TopicPolicy'));
  expect(others).toEqual([]);
  expect(policy?.Properties.Topics).toEqual([{ Ref: topicId }]);
  const resolved = JSON.stringify(policy?.Properties.PolicyDocument)
    .replaceAll('{"Ref":"AWS::AccountId"}', JSON.stringify(account))
    .replaceAll(JSON.stringify({ Ref: topicId }), '"arn:aws:sns:eu-west-1:111122223333:alarms"');
  const statements = readPolicyDocument(JSON.parse(resolved), 'the topic');
  const publish = (service: string, sourceAccount: string, secure = 'true') =>
    effectOf(statements, {
      action: 'sns:Publish',
      resource: 'arn:aws:sns:eu-west-1:111122223333:alarms',
      context: { 'aws:SourceAccount': sourceAccount, 'aws:SecureTransport': secure },
      principal: { service },
    });
  expect(publish('cloudwatch.amazonaws.com', account)).toBe('Allow');
  expect(publish('cloudwatch.amazonaws.com', '444455556666')).toBeUndefined();
  expect(publish('events.amazonaws.com', account)).toBeUndefined();
  expect(publish('cloudwatch.amazonaws.com', account, 'false')).toBe('Deny');
});

test('an alarm on several metrics treats missing data as 0', () => {
  for (const id of ['GraphqlMessagesLost', 'TableReadThrottles', 'SignInThrottles']) {
    const [sum, ...parts] = alarm(id).Metrics;
    expect(sum.Expression).toBe(`SUM([${parts.map(({ Id }: { Id: string }) => `FILL(${Id}, 0)`).join(', ')}])`);
  }
});
