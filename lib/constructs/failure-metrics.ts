import { type Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * Several metrics as one, for an alarm: what writes no metric while nothing fails counts as nothing, as a sum with a
 * missing part is missing, and would tell of failures only when all have some.
 * @param metrics by the names the expression gives them
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

/** Requests that failed inside DynamoDB, of all that Polder asks of its table. */
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

/** Sign-ups, sign-ins and renewals of tokens beyond what Cognito takes of an account in a second. */
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
 * Rows that `batchTest` answered with an error of the table, from its log: it answers row by row, so that Lambda and
 * AppSync see no failure even when none was written.
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
 * Answers of a REST API with a status of 5xx, from its access log. Not the API's own `5XXError`, which is counted by the
 * API's name: those of all stages in an account would be one.
 */
export function serverErrors(scope: Construct, accessLog: ILogGroup, period: Duration): Metric {
  return new MetricFilter(scope, 'ServerErrorsFilter', {
    logGroup: accessLog,
    filterPattern: FilterPattern.stringValue('$.status', '=', '5*'),
    metricNamespace: Stack.of(scope).stackName,
    metricName: 'ExtractorServerErrors',
  }).metric({ period, statistic: 'Sum' });
}
