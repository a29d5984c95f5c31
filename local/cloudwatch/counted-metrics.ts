import type { MetricId } from './metrics';

/**
 * AWS's own metrics that the local cloud counts, or would count if they could occur locally: no message quota can
 * be exceeded on a laptop.
 */
const counted: Readonly<Record<string, readonly string[]>> = {
  'AWS/ApiGateway': ['4XXError', '5XXError', 'Count', 'Latency'],
  'AWS/AppSync': ['4XXError', '5XXError', 'InboundMessageDropped', 'InboundMessageError', 'Latency', 'Requests'],
  'AWS/Cognito': ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'],
  'AWS/DynamoDB': ['SystemErrors', 'ThrottledRequests'],
  'AWS/Lambda': ['Duration', 'Errors', 'Invocations', 'IteratorAge', 'Throttles'],
  'AWS/SNS': ['NumberOfMessagesPublished'],
};

/** Whether the local cloud counts a metric; those outside AWS's namespaces come from metric filters. */
export const isCounted = ({ namespace, name }: MetricId): boolean =>
  !namespace.startsWith('AWS/') || (counted[namespace]?.includes(name) ?? false);
