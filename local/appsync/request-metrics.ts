import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MetricSink } from '../cloudwatch/metrics';

/**
 * Counts the requests to an API as AppSync does, once they are answered.
 * Source: https://docs.aws.amazon.com/appsync/latest/devguide/monitoring.html
 * @param now milliseconds
 */
export function requestCounter(metrics: MetricSink, now: () => number) {
  return (apiId: string, request: IncomingMessage, response: ServerResponse): void => {
    if (request.method === 'OPTIONS') return;
    const record = (name: string, value: number) =>
      metrics.record({ namespace: 'AWS/AppSync', name, dimensions: { GraphQLAPIId: apiId } }, value);
    const startedAt = now();
    response.once('finish', () => {
      const { statusCode } = response;
      record('Requests', 1);
      record('4XXError', Number(statusCode >= 400 && statusCode < 500));
      record('5XXError', Number(statusCode >= 500));
      record('Latency', now() - startedAt);
    });
  };
}
