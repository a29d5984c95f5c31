import type { MetricSink } from '../cloudwatch/metrics';
import type { ApiDefinition } from './api-definition';
import { requestTime } from './proxy-event';
import type { Caller } from './types';

/** The details of an answered request. */
export interface AnsweredRequest {
  readonly id: string;
  readonly api: ApiDefinition;
  readonly stageName: string;
  readonly httpMethod: string;
  /** Without the stage. */
  readonly path: string;
  /** The route's path with its parameters; undefined when no route fits. */
  readonly resourcePath: string | undefined;
  readonly sourceIp: string;
  readonly userAgent: string | undefined;
  /** Undefined when the request was refused before authorization. */
  readonly caller: Caller | undefined;
  readonly status: number;
  readonly responseLength: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly milliseconds: number;
}

/**
 * One line of an access log: `$context.…` is replaced by the request's value, or `-` when there is none.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-variables-for-access-logging.html
 */
export function accessLogLine(format: string, answered: AnsweredRequest): string {
  const { api, caller } = answered;
  const context = {
    accountId: api.accountId,
    apiId: api.id,
    authorizer: caller?.authorizer,
    extendedRequestId: answered.id,
    httpMethod: answered.httpMethod,
    identity: { sourceIp: answered.sourceIp, userAgent: answered.userAgent, ...caller?.identity },
    path: `/${answered.stageName}${answered.path}`,
    protocol: 'HTTP/1.1',
    requestId: answered.id,
    requestTime: requestTime(new Date(answered.receivedAt)),
    requestTimeEpoch: answered.receivedAt,
    resourcePath: answered.resourcePath,
    responseLatency: answered.milliseconds,
    responseLength: answered.responseLength,
    stage: answered.stageName,
    status: answered.status,
  };
  return format.replaceAll(/\$context((?:\.\w+)+)/g, (_match, path: string) => {
    const value = path
      .slice(1)
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], context);
    return value === undefined || value === null ? '-' : String(value);
  });
}

/**
 * Counts a request as API Gateway does, by the API's name and once more by its stage.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-metrics-and-dimensions.html
 */
export function countRequest(metrics: MetricSink, { api, stageName, status, milliseconds }: AnsweredRequest): void {
  const ofApi: Readonly<Record<string, string>> = { ApiName: api.name };
  for (const dimensions of [ofApi, { ...ofApi, Stage: stageName }]) {
    const record = (name: string, value: number) =>
      metrics.record({ namespace: 'AWS/ApiGateway', name, dimensions }, value);
    record('Count', 1);
    record('4XXError', Number(status >= 400 && status < 500));
    record('5XXError', Number(status >= 500));
    record('Latency', milliseconds);
  }
}
