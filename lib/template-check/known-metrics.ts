/** The metrics of one of AWS's own namespaces, as far as the resources of Polder's kind emit them. */
export interface KnownMetrics {
  readonly source: string;
  /** Sets of dimensions, and the metrics that are written with just these. */
  readonly metrics: readonly (readonly [dimensions: readonly string[], names: readonly string[]])[];
  /** Type of the resource that a dimension names. */
  readonly resources: Readonly<Record<string, string>>;
  /** The values a dimension may have, where they are always the same. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The one region that has them. */
  readonly region?: string;
}

const lambda = ['Invocations', 'Errors', 'Throttles', 'Duration', 'ConcurrentExecutions', 'DeadLetterErrors'];
const lambdaAll = [...lambda, 'PostRuntimeExtensionsDuration', 'AsyncEventAge', 'AsyncEventsReceived', 'IteratorAge'];
const restApi = ['4XXError', '5XXError', 'Count', 'Latency', 'IntegrationLatency', 'CacheHitCount', 'CacheMissCount'];
const connections = ['Connect', 'Disconnect', 'Subscribe', 'Unsubscribe', 'PublishDataMessage'];
const outcomes = ['Success', 'ClientError', 'ServerError'];
const tableOrIndex = [
  'ConsumedReadCapacityUnits',
  'ConsumedWriteCapacityUnits',
  'ReadThrottleEvents',
  'WriteThrottleEvents',
  'ProvisionedReadCapacityUnits',
  'ProvisionedWriteCapacityUnits',
];

export const knownMetrics: Readonly<Record<string, KnownMetrics>> = {
  'AWS/Lambda': {
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html',
    metrics: [
      [['FunctionName'], lambdaAll],
      [['FunctionName', 'Resource'], lambdaAll],
      [[], ['ConcurrentExecutions', 'UnreservedConcurrentExecutions', 'ClaimedAccountConcurrency', ...lambda]],
    ],
    resources: { FunctionName: 'AWS::Lambda::Function' },
  },
  'AWS/DynamoDB': {
    source: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html',
    metrics: [
      [['TableName'], [...tableOrIndex, 'ConditionalCheckFailedRequests', 'TransactionConflict']],
      [['TableName'], ['TimeToLiveDeletedItemCount']],
      [['GlobalSecondaryIndexName', 'TableName'], tableOrIndex],
      [
        ['Operation', 'TableName'],
        ['SystemErrors', 'ThrottledRequests', 'SuccessfulRequestLatency'],
      ],
      [['Operation', 'TableName'], ['ReturnedItemCount']],
      [[], ['UserErrors', 'AccountProvisionedReadCapacityUtilization', 'AccountProvisionedWriteCapacityUtilization']],
    ],
    resources: { TableName: 'AWS::DynamoDB::' },
    values: {
      Operation: [
        'GetItem',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'Query',
        'Scan',
        'BatchGetItem',
        'BatchWriteItem',
        'TransactGetItems',
        'TransactWriteItems',
        'GetRecords',
        'ExecuteStatement',
        'BatchExecuteStatement',
        'ExecuteTransaction',
      ],
    },
  },
  'AWS/AppSync': {
    source: 'https://docs.aws.amazon.com/appsync/latest/devguide/monitoring.html',
    metrics: [
      [['GraphQLAPIId'], ['4XXError', '5XXError', 'Latency', 'Requests', 'TokensConsumed']],
      [['GraphQLAPIId'], connections.flatMap((one) => outcomes.map((outcome) => `${one}${outcome}`))],
      [['GraphQLAPIId'], ['ConnectRequests', 'PublishDataMessageSize', 'ActiveConnections', 'ActiveSubscriptions']],
      [['GraphQLAPIId'], ['ConnectionDuration', 'OutboundMessages', 'InboundMessageSuccess', 'InboundMessageError']],
      [['GraphQLAPIId'], ['InboundMessageFailure', 'InboundMessageDelayed', 'InboundMessageDropped']],
      [['GraphQLAPIId'], ['InvalidationSuccess', 'InvalidationRequestSuccess', 'InvalidationRequestDropped']],
    ],
    resources: { GraphQLAPIId: 'AWS::AppSync::GraphQLApi' },
  },
  'AWS/ApiGateway': {
    source: 'https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html',
    metrics: [
      [['ApiName'], restApi],
      [['ApiName', 'Stage'], restApi],
      [['ApiName', 'Method', 'Resource', 'Stage'], restApi],
    ],
    resources: { ApiName: 'AWS::ApiGateway::RestApi', Stage: 'AWS::ApiGateway::Stage' },
  },
  'AWS/CloudFront': {
    source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html',
    metrics: [
      [
        ['DistributionId', 'Region'],
        ['Requests', 'BytesDownloaded', 'BytesUploaded', 'TotalErrorRate'],
      ],
      [
        ['DistributionId', 'Region'],
        ['4xxErrorRate', '5xxErrorRate'],
      ],
      [
        ['FunctionName', 'Region'],
        ['FunctionInvocations', 'FunctionValidationErrors', 'FunctionExecutionErrors'],
      ],
      [
        ['FunctionName', 'Region'],
        ['FunctionComputeUtilization', 'FunctionThrottles'],
      ],
    ],
    resources: { DistributionId: 'AWS::CloudFront::Distribution', FunctionName: 'AWS::CloudFront::Function' },
    values: { Region: ['Global'] },
    region: 'us-east-1',
  },
  'AWS/Cognito': {
    source: 'https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html',
    metrics: [
      [
        ['UserPool', 'UserPoolClient'],
        ['SignUp', 'SignIn', 'TokenRefresh', 'Federation'].flatMap((one) => [`${one}Successes`, `${one}Throttles`]),
      ],
    ],
    resources: { UserPool: 'AWS::Cognito::UserPool' },
  },
  'AWS/WAFV2': {
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html',
    metrics: [
      [
        ['Region', 'Rule', 'WebACL'],
        ['AllowedRequests', 'BlockedRequests', 'CountedRequests'],
      ],
    ],
    resources: {},
  },
  'AWS/SNS': {
    source: 'https://docs.aws.amazon.com/sns/latest/dg/sns-monitoring-using-cloudwatch.html',
    metrics: [
      [['TopicName'], ['NumberOfMessagesPublished', 'NumberOfNotificationsDelivered', 'NumberOfNotificationsFailed']],
      [['TopicName'], ['PublishSize', 'NumberOfNotificationsFailedToRedriveToDlq']],
    ],
    resources: { TopicName: 'AWS::SNS::Topic' },
  },
  'AWS/Logs': {
    source:
      'https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CloudWatch-Logs-Monitoring-CloudWatch-Metrics.html',
    metrics: [[['LogGroupName'], ['IncomingBytes', 'IncomingLogEvents']]],
    resources: { LogGroupName: 'AWS::Logs::LogGroup' },
  },
  'AWS/S3': {
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/metrics-dimensions.html',
    metrics: [
      [
        ['BucketName', 'StorageType'],
        ['BucketSizeBytes', 'NumberOfObjects'],
      ],
    ],
    resources: { BucketName: 'AWS::S3::Bucket' },
  },
};
