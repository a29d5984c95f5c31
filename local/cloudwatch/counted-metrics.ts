import type { MetricId } from './metrics';

/**
 * AWS's own metrics that the local cloud counts, or that it would if they could happen here: no quota of messages can
 * be breached on a laptop.
 */
const counted: Readonly<Record<string, readonly string[]>> = {
  'AWS/ApiGateway': ['4XXError', '5XXError', 'Count', 'Latency'],
  'AWS/AppSync': ['4XXError', '5XXError', 'InboundMessageDropped', 'InboundMessageError', 'Latency', 'Requests'],
  'AWS/Cognito': ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'],
  'AWS/DynamoDB': ['SystemErrors', 'ThrottledRequests'],
  'AWS/Lambda': ['Duration', 'Errors', 'Invocations', 'Throttles'],
};

/** Whether anything here counts that metric; those outside AWS's namespaces come of metric filters. */
export const isCounted = ({ namespace, name }: MetricId): boolean =>
  !namespace.startsWith('AWS/') || (counted[namespace]?.includes(name) ?? false);
