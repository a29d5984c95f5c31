import type { MetricSink } from '../cloudwatch/metrics';
import type { Faults } from '../faults/faults';
import { AwsError } from '../http/errors';
import { tablesOf } from './access-guard';
import type { CallWrapper } from './types';

const throttled = ['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException'];

/**
 * Lets faults strike the calls of tables, and counts what fails as DynamoDB does: only failures make a metric.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
 */
export function countedCalls(
  faults: Pick<Faults, 'injectCallFault' | 'injectPartialFault'>,
  metrics: MetricSink,
): CallWrapper {
  return async (operation, input, run) => {
    try {
      await faults.injectCallFault('dynamodb');
      if (input.Key) faults.injectPartialFault('dynamodb', `${input.TableName} ${JSON.stringify(input.Key)}`);
      return await run();
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const name = throttled.includes(error.code) ? 'ThrottledRequests' : error.statusCode >= 500 && 'SystemErrors';
      if (name) {
        for (const TableName of tablesOf(input)) {
          metrics.record({ namespace: 'AWS/DynamoDB', name, dimensions: { TableName, Operation: operation } }, 1);
        }
      }
      throw error;
    }
  };
}
