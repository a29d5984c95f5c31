import type { MetricSink } from '../cloudwatch/metrics';
import type { FaultInjector } from '../faults/types';
import { AwsError } from '../http/errors';
import { tablesOf } from './access-guard';
import type { CallWrapper } from './types';

const throttled = ['ProvisionedThroughputExceededException', 'RequestLimitExceeded', 'ThrottlingException'];

/**
 * Injects faults into the calls of tables, and counts failures like DynamoDB, which counts only failures.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
 */
export function countedCalls(faults: FaultInjector, metrics: MetricSink): CallWrapper {
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
