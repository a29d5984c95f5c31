import { type Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * The sum of several metrics, for an alarm. A metric without data counts as 0: otherwise the sum would have no data
 * either, and would show failures only while all metrics have some.
 * @param metrics by their names in the expression
 */
export function sumOf(metrics: Readonly<Record<string, IMetric>>, label: string, period: Duration): MathExpression {
  const filled = Object.keys(metrics).map((id) => `FILL(${id}, 0)`);
  return new MathExpression({
    expression: `SUM([${filled.join(', ')}])`,
    usingMetrics: { ...metrics },
    label,
    period,
  });
}

/** Requests that failed inside DynamoDB, over all operations that Polder uses. */
export function systemErrors(table: ITable, period: Duration): MathExpression {
  const operations = [Operation.GET_ITEM, Operation.QUERY, Operation.SCAN, Operation.UPDATE_ITEM];
  return sumOf(perOperation(table, 'SystemErrors', operations), 'Errors inside DynamoDB', period);
}

/** Reads that DynamoDB refused, because a partition of the table or of the change index is too busy. */
export function throttledReads(table: ITable, period: Duration): MathExpression {
  const operations = [Operation.GET_ITEM, Operation.QUERY, Operation.SCAN];
  return sumOf(perOperation(table, 'ThrottledRequests', operations), 'Throttled reads', period);
}

function perOperation(table: ITable, metricName: string, operations: readonly Operation[]): Record<string, IMetric> {
  return Object.fromEntries(
    operations.map((operation) => [
      operation.toLowerCase(),
      table.metric(metricName, {
        dimensionsMap: { TableName: table.tableName, Operation: operation },
        statistic: 'Sum',
      }),
    ]),
  );
}

/** Sign-ups, sign-ins and token renewals above Cognito's quota of an account for one second. */
export function throttledSignIns({ userPoolId }: IUserPool, client: IUserPoolClient, period: Duration): MathExpression {
  const metric = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: userPoolId, UserPoolClient: client.userPoolClientId },
      statistic: 'Sum',
    });
  const metrics = {
    signups: metric('SignUpThrottles'),
    signins: metric('SignInThrottles'),
    renewals: metric('TokenRefreshThrottles'),
  };
  return sumOf(metrics, 'Throttled sign-ups, sign-ins and renewals of tokens', period);
}

/**
 * Rows that `batchTest` could not write because of the table, read from its log: its answer reports each row, so Lambda
 * and AppSync count no failure even if no row was written.
 */
export function rowsNotWritten(scope: Construct, logGroup: ILogGroup, period: Duration): Metric {
  const failed = '$.message.batchTest.failed';
  return new MetricFilter(scope, 'RowsNotWrittenFilter', {
    logGroup,
    filterPattern: FilterPattern.numberValue(failed, '>', 0),
    metricNamespace: Stack.of(scope).stackName,
    metricName: 'RowsNotWritten',
    metricValue: failed,
  }).metric({ period, statistic: 'Sum' });
}

/**
 * Answers of a REST API with a status of 5xx, read from its access log. Not API Gateway's `5XXError`, which is counted
 * by the API's name: all stages of an account would share one metric.
 */
export function serverErrors(scope: Construct, accessLog: ILogGroup, period: Duration): Metric {
  return new MetricFilter(scope, 'ServerErrorsFilter', {
    logGroup: accessLog,
    filterPattern: FilterPattern.stringValue('$.status', '=', '5*'),
    metricNamespace: Stack.of(scope).stackName,
    metricName: 'ExtractorServerErrors',
  }).metric({ period, statistic: 'Sum' });
}
