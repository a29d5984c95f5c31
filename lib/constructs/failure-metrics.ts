import { type Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** What Polder asks of its table. */
const usedOperations = [Operation.GET_ITEM, Operation.QUERY, Operation.SCAN, Operation.UPDATE_ITEM];

/**
 * Requests that failed inside DynamoDB. Not the table's own `metricSystemErrorsForOperations`: an operation without
 * errors writes no metric, and a sum with a missing part is missing, so it tells of errors only when all have some.
 */
export function systemErrors(table: ITable, period: Duration): MathExpression {
  const perOperation = usedOperations.map((operation): [string, Metric] => [
    operation.toLowerCase(),
    table.metric('SystemErrors', {
      dimensionsMap: { TableName: table.tableName, Operation: operation },
      statistic: 'Sum',
    }),
  ]);
  return new MathExpression({
    expression: `SUM([${perOperation.map(([id]) => `FILL(${id}, 0)`).join(', ')}])`,
    usingMetrics: Object.fromEntries(perOperation),
    label: 'Errors inside DynamoDB',
    period,
  });
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
