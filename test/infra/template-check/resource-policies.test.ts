import { allowService, arn, join, policy, problemsIn, ref } from './assembly';

const rule = 'resource-policies';
const topic = { Type: 'AWS::SNS::Topic' };
const alarm = {
  Type: 'AWS::CloudWatch::Alarm',
  Properties: { AlarmActions: [ref('Topic')], OKActions: [ref('Topic')] },
};
const topicPolicy = (...statements: readonly object[]) => ({
  Type: 'AWS::SNS::TopicPolicy',
  Properties: { Topics: [ref('Topic')], PolicyDocument: policy(...statements) },
});
const onlyByTls = {
  Effect: 'Deny',
  Principal: '*',
  Action: 'sns:Publish',
  Resource: ref('Topic'),
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};
const letsIn = (Condition: object) =>
  allowService('cloudwatch.amazonaws.com', 'sns:Publish', { Resource: ref('Topic'), Condition });

test('a topic whose policy only denies accepts no alarm', () => {
  const resources = { Topic: topic, Alarm: alarm, Second: alarm, Policy: topicPolicy(onlyByTls) };
  expect(problemsIn(rule, { Operations: resources })).toEqual([
    'Operations/Topic: Its policy does not let cloudwatch.amazonaws.com do sns:Publish for Operations/Alarm and 1 more.',
  ]);
});

test.each([
  ['for the account', { StringEquals: { 'aws:SourceAccount': ref('AWS::AccountId') } }, 0],
  [
    'for its alarms',
    { ArnLike: { 'aws:SourceArn': join('arn:aws:cloudwatch:eu-west-1:', ref('AWS::AccountId'), ':alarm:*') } },
    0,
  ],
  ['for another account', { StringEquals: { 'aws:SourceAccount': '111122223333' } }, 1],
  ['for alarms elsewhere', { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudwatch:us-east-1:*:alarm:*' } }, 1],
])('an Allow %s', (_whom, condition, problems) => {
  const resources = { Topic: topic, Alarm: alarm, Policy: topicPolicy(onlyByTls, letsIn(condition)) };
  expect(problemsIn(rule, { Operations: resources })).toHaveLength(problems);
});

test("without a policy a topic has SNS's default, which accepts alarms, but no other service", () => {
  const budget = {
    Type: 'AWS::Budgets::Budget',
    Properties: {
      NotificationsWithSubscribers: [{ Subscribers: [{ SubscriptionType: 'SNS', Address: ref('Topic') }] }],
    },
  };
  expect(problemsIn(rule, { Operations: { Topic: topic, Alarm: alarm, Budget: budget } })).toEqual([
    expect.stringContaining('does not let budgets.amazonaws.com do sns:Publish'),
  ]);
});

const bucket = (Properties: object = {}) => ({ Type: 'AWS::S3::Bucket', Properties: { ...Properties } });
const bucketPolicy = (...statements: readonly object[]) => ({
  Type: 'AWS::S3::BucketPolicy',
  Properties: { Bucket: ref('Bucket'), PolicyDocument: policy(...statements) },
});

test("a bucket accepts another's access logs only if its policy says so, below the prefix", () => {
  const logged = bucket({ LoggingConfiguration: { DestinationBucketName: ref('Bucket'), LogFilePrefix: 'files/' } });
  const below = (prefix: string) =>
    bucketPolicy(
      allowService('logging.s3.amazonaws.com', 's3:PutObject', {
        Resource: join(arn('Bucket'), `/${prefix}/*`),
        Condition: { ArnLike: { 'aws:SourceArn': arn('Files') } },
      }),
    );
  const stack = (Policy: ReturnType<typeof bucketPolicy>) => ({ Stack: { Bucket: bucket(), Files: logged, Policy } });
  expect(problemsIn(rule, stack(below('files')))).toEqual([]);
  expect(problemsIn(rule, stack(below('others')))).toHaveLength(1);
  expect(problemsIn(rule, stack(bucketPolicy()))).toHaveLength(1);
});

test('a distribution reads a private bucket only where its policy names that distribution', () => {
  const distribution = {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Origins: [{ OriginAccessControlId: 'x', DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] } }],
      },
    },
  };
  const forDistribution = (id: string) =>
    bucketPolicy(
      allowService('cloudfront.amazonaws.com', 's3:GetObject', {
        Resource: join(arn('Bucket'), '/*'),
        Condition: {
          StringEquals: {
            'AWS:SourceArn': join('arn:aws:cloudfront::', ref('AWS::AccountId'), ':distribution/', ref(id)),
          },
        },
      }),
    );
  const stack = (id: string) => ({
    Stack: { Bucket: bucket(), Site: distribution, Other: distribution, Policy: forDistribution(id) },
  });
  expect(problemsIn(rule, stack('Site'))).toEqual([expect.stringContaining('do s3:GetObject for Stack/Other')]);
});

test("a queue and a function receive a topic's messages only if their policies allow it", () => {
  const subscription = (Protocol: string, logicalId: string) => ({
    Type: 'AWS::SNS::Subscription',
    Properties: { TopicArn: ref('Topic'), Protocol, Endpoint: arn(logicalId) },
  });
  const permission = (Principal: string, SourceArn: object) => ({
    Type: 'AWS::Lambda::Permission',
    Properties: { Action: 'lambda:InvokeFunction', FunctionName: arn('Function'), Principal, SourceArn },
  });
  const silent = {
    Topic: topic,
    Other: topic,
    Queue: { Type: 'AWS::SQS::Queue' },
    Function: { Type: 'AWS::Lambda::Function' },
    ToQueue: subscription('sqs', 'Queue'),
    ToFunction: subscription('lambda', 'Function'),
    // Of another topic, and of another service.
    OfOther: permission('sns.amazonaws.com', ref('Other')),
    OfRest: permission('apigateway.amazonaws.com', ref('Topic')),
  };
  expect(problemsIn(rule, { Stack: silent })).toEqual([
    expect.stringMatching(/^Stack\/Queue: .*sqs:SendMessage/),
    expect.stringMatching(/^Stack\/Function: .*lambda:InvokeFunction/),
  ]);
  const allowed = allowService('sns.amazonaws.com', 'sqs:SendMessage', {
    Resource: arn('Queue'),
    Condition: { ArnEquals: { 'aws:SourceArn': ref('Topic') } },
  });
  const open = {
    ...silent,
    QueuePolicy: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: { Queues: [ref('Queue')], PolicyDocument: policy(allowed) },
    },
    Permission: permission('sns.amazonaws.com', ref('Topic')),
  };
  expect(problemsIn(rule, { Stack: open })).toEqual([]);
});

test('an API and a user pool may call the function behind them', () => {
  const resources = {
    Function: { Type: 'AWS::Lambda::Function' },
    Api: { Type: 'AWS::ApiGateway::RestApi' },
    Method: {
      Type: 'AWS::ApiGateway::Method',
      Properties: {
        RestApiId: ref('Api'),
        Integration: {
          Uri: join('arn:aws:apigateway:eu-west-1:lambda:path/functions/', arn('Function'), '/invocations'),
        },
      },
    },
    Pool: { Type: 'AWS::Cognito::UserPool', Properties: { LambdaConfig: { PreSignUp: arn('Function') } } },
  };
  expect(problemsIn(rule, { Stack: resources })).toEqual([
    expect.stringContaining('apigateway.amazonaws.com'),
    expect.stringContaining('cognito-idp.amazonaws.com'),
  ]);
});
