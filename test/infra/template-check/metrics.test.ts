import { problemsIn, ref } from './assembly';

const rule = 'metrics';
const resources = {
  Function: { Type: 'AWS::Lambda::Function' },
  Table: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: { GlobalSecondaryIndexes: [{ IndexName: 'byChange' }] },
  },
  Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { Name: 'texts' } },
  Site: { Type: 'AWS::CloudFront::Distribution' },
  Filter: {
    Type: 'AWS::Logs::MetricFilter',
    Properties: { MetricTransformations: [{ MetricNamespace: 'Polder', MetricName: 'RowsNotWritten' }] },
  },
};
const metric = (Namespace: string, MetricName: string, dimensions: Readonly<Record<string, unknown>> = {}) => ({
  Namespace,
  MetricName,
  Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
});
const watching = (Properties: object, region?: string) =>
  problemsIn(
    rule,
    { Stack: { ...resources, Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { ...Properties } } } },
    region,
  );

test.each([
  ['a function', metric('AWS/Lambda', 'Errors', { FunctionName: ref('Function') })],
  ['a table', metric('AWS/DynamoDB', 'ReadThrottleEvents', { TableName: ref('Table') })],
  [
    'an index',
    metric('AWS/DynamoDB', 'WriteThrottleEvents', { TableName: ref('Table'), GlobalSecondaryIndexName: 'byChange' }),
  ],
  ['an API, by its name', metric('AWS/ApiGateway', '5XXError', { ApiName: 'texts' })],
  ['a metric filter', metric('Polder', 'RowsNotWritten')],
])('an alarm may watch a metric of %s', (_what, properties) => {
  expect(watching(properties)).toEqual([]);
});

test.each([
  [metric('AWS/Lambda', 'Error', { FunctionName: ref('Function') }), 'which AWS does not write'],
  [metric('AWS/Lambda', 'DeadLetterErrors', { Function: ref('Function') }), 'AWS writes it by FunctionName'],
  [metric('AWS/DynamoDB', 'SystemErrors', { TableName: ref('Table') }), 'AWS writes it by Operation and TableName'],
  [
    metric('AWS/DynamoDB', 'SystemErrors', { TableName: ref('Table'), Operation: 'Get' }),
    'Operation Get, which there is not',
  ],
  [metric('AWS/DynamoDB', 'ReadThrottleEvents', { TableName: ref('Function') }), 'no AWS::DynamoDB of the templates'],
  [metric('AWS/DynamoDB', 'ReadThrottleEvents', { TableName: 'rentals' }), 'no AWS::DynamoDB of the templates'],
  [
    metric('AWS/DynamoDB', 'ReadThrottleEvents', { TableName: ref('Table'), GlobalSecondaryIndexName: 'byName' }),
    'the index byName, which its table has not',
  ],
  [
    metric('AWS/ApiGateway', 'Latency', { ApiName: 'texts', Stage: 'api', Method: 'POST', Resource: '/interpret' }),
    'no AWS::ApiGateway::Stage of the templates',
  ],
  [metric('AWS/CloudFront', '5xxErrorRate', { DistributionId: ref('Site'), Region: 'Global' }), 'in us-east-1 only'],
  [metric('Polder', 'RowsUnwritten'), 'which no metric filter of the templates counts'],
  [metric('Polder', 'RowsNotWritten', { Stage: 'dev' }), 'by Stage, which no metric filter'],
  [metric('AWS/Comprehend', 'Calls'), 'known-metrics.ts knows nothing'],
])('an alarm on %j would stay silent', (properties, problem) => {
  expect(watching(properties)).toEqual([expect.stringMatching(`^Stack/Alarm: .*${problem}`)]);
});

test("CloudFront's metrics are in us-east-1", () => {
  const properties = metric('AWS/CloudFront', '5xxErrorRate', { DistributionId: ref('Site'), Region: 'Global' });
  expect(watching(properties, 'us-east-1')).toEqual([]);
});

test('a formula is read, and each of its metrics', () => {
  const query = (Id: string, name: string) => ({
    Id,
    MetricStat: { Metric: metric('AWS/Lambda', name, { FunctionName: ref('Function') }) },
  });
  const formula = (Expression: string, ...queries: readonly object[]) =>
    watching({ Metrics: [{ Id: 'sum', Expression }, ...queries] });
  const both = [query('errors', 'Errors'), query('throttles', 'Throttles')];
  expect(formula('SUM([FILL(errors, 0), throttles * 1e3])', ...both)).toEqual([]);
  expect(formula('errors + timeouts', ...both)).toEqual([expect.stringContaining('asks for timeouts')]);
  expect(formula('errors', query('errors', 'Erors'))).toEqual([expect.stringContaining('AWS/Lambda Erors')]);
});

test("a dashboard's rows are read, with what they leave out", () => {
  const body = (...rows: readonly unknown[][]) => ({
    'Fn::Sub': JSON.stringify({
      widgets: [
        { type: 'metric', properties: { metrics: rows } },
        { type: 'text', properties: {} },
      ],
    }),
  });
  const shown = (...rows: readonly unknown[][]) =>
    problemsIn(rule, {
      Stack: {
        ...resources,
        Board: { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody: body(...rows) } },
      },
    });
  // biome-ignore lint/suspicious/noTemplateCurlyInString: for Fn::Sub
  const errors = ['AWS/Lambda', 'Errors', 'FunctionName', '${Function}', { stat: 'Sum', id: 'e' }];
  expect(shown(errors, ['.', 'Throttles', '.', '.'], [{ expression: 'e * 2' }])).toEqual([]);
  expect(shown(errors, ['.', 'Throtles', '.', '.'])).toEqual([expect.stringContaining('AWS/Lambda Throtles')]);
  expect(shown(errors, ['...', 'another'])).toEqual([expect.stringContaining('FunctionName another')]);
  expect(shown(errors, [{ expression: 'f * 2' }])).toEqual([expect.stringContaining('asks for f')]);
});
