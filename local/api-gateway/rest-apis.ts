import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LogSink, noLogs } from '../cloudwatch/log-groups';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import type { Functions } from '../lambda/types';
import type { ServiceContext } from '../service';
import { type AnsweredRequest, accessLogLine, countRequest } from './access-log';
import { readApis } from './api-definition';
import { type Authorities, authorize } from './authorizer';
import { callIntegration } from './call-integration';
import { GatewayError, refusals } from './gateway-error';
import type { HttpAnswer } from './proxy-response';
import { readRequest } from './request';
import { checkRequirements } from './requirements';
import { findRoute, type Route } from './routes';
import { resourceTypes } from './template';
import { limitFor, TokenBucket } from './throttle';
import type { ApiDefinition, Caller, RestApisService } from './types';

export interface RestApisDependencies extends Authorities {
  /** The functions as they may be invoked for a method, by the method's ARN. */
  readonly functionsFor: (methodArn: string) => Functions;
  readonly metrics?: MetricSink;
  readonly logs?: LogSink;
  /** Asked before each request; true means that it is answered, or never will be. */
  readonly strike?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * API Gateway: the templates' REST APIs.
 * @throws AssemblyError when a template asks for what the local gateway does not do.
 */
export function createRestApis({ assembly, log }: ServiceContext, parts: RestApisDependencies): RestApisService {
  const { logs = noLogs, metrics = noMetrics, now = Date.now } = parts;
  const apis = new Map(readApis(assembly, parts.guard !== undefined).map((api) => [api.id, api]));
  const buckets = new Map<string, TokenBucket>();

  const throttle = (api: ApiDefinition, stageName: string, httpMethod: string, path: string) => {
    const key = [api.id, stageName, httpMethod, path].join(' ');
    let bucket = buckets.get(key);
    if (!bucket) {
      const { requestsPerSecond, burst } = limitFor(api.stages.get(stageName)?.throttles ?? [], httpMethod, path);
      bucket = new TokenBucket(requestsPerSecond, burst, performance.now());
      buckets.set(key, bucket);
    }
    if (!bucket.take(performance.now())) throw refusals.tooManyRequests();
  };

  const answer = async (
    apiId: string,
    id: string,
    incoming: IncomingMessage,
    pathAndQuery: string,
    learned: Learned,
  ): Promise<HttpAnswer> => {
    const api = apis.get(apiId);
    const { stageName, path, query } = splitAddress(pathAndQuery);
    const stage = api?.stages.get(stageName);
    if (!api || !stage) throw refusals.forbidden();
    const httpMethod = incoming.method ?? 'GET';
    const { resource, method, pathParameters } = routeOf(api, httpMethod, path);
    learned.resourcePath = resource.path;
    throttle(api, stageName, httpMethod, resource.path);
    const request = await readRequest(incoming, id, path, query, pathParameters);
    const methodArn = `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${stageName}/${httpMethod}${path}`;
    const caller = authorize(method.authorization, parts, request, incoming, methodArn);
    learned.caller = caller;
    checkRequirements(method.requirements, request);
    const functions = parts.functionsFor(methodArn.replace(path, resource.path));
    return callIntegration(method.integration, functions, request, { api, stage, resource }, caller, log);
  };

  /** Logs and counts a request to a stage once it is answered, by whomever. */
  const watch = (
    apiId: string,
    id: string,
    incoming: IncomingMessage,
    response: ServerResponse,
    pathAndQuery: string,
    learned: Learned,
  ): void => {
    const api = apis.get(apiId);
    const { stageName, path } = splitAddress(pathAndQuery);
    const stage = api?.stages.get(stageName);
    if (!api || !stage) return;
    const receivedAt = now();
    response.once('finish', () => {
      const answered: AnsweredRequest = {
        ...learned,
        id,
        api,
        stageName,
        path,
        httpMethod: incoming.method ?? 'GET',
        sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
        userAgent: incoming.headers['user-agent'],
        status: response.statusCode,
        responseLength: Number(response.getHeader('content-length') ?? 0),
        receivedAt,
        milliseconds: now() - receivedAt,
      };
      countRequest(metrics, answered);
      if (stage.accessLog) logs.write(stage.accessLog.logGroupName, accessLogLine(stage.accessLog.format, answered));
    });
  };

  return {
    resourceTypes,
    async handle(apiId, incoming, response, pathAndQuery) {
      const id = randomUUID();
      const learned: Learned = { caller: undefined, resourcePath: undefined };
      watch(apiId, id, incoming, response, pathAndQuery, learned);
      if (await parts.strike?.(incoming, response)) return;
      try {
        send(response, id, await answer(apiId, id, incoming, pathAndQuery, learned));
      } catch (error) {
        if (!(error instanceof GatewayError)) {
          log(`${incoming.method} ${pathAndQuery} failed: ${error instanceof Error ? error.stack : error}`);
        }
        send(response, id, refusalOf(error));
      }
    },
    // It holds nothing open: its functions belong to their own room.
    close: async () => undefined,
  };
}

/** What comes out about a request on its way, for the log. */
interface Learned {
  caller: Caller | undefined;
  resourcePath: string | undefined;
}

/** `/prod/orders?id=1` is the stage `prod`, the path `/orders` and the query `id=1`. */
function splitAddress(pathAndQuery: string): { stageName: string; path: string; query: string } {
  const [, stageName = '', path = '', query = ''] = /^\/([^/?]*)([^?]*)\??(.*)$/s.exec(pathAndQuery) ?? [];
  return { stageName, path: path || '/', query };
}

function routeOf(api: ApiDefinition, httpMethod: string, path: string): Route {
  let route: Route | undefined;
  try {
    route = findRoute(api.root, httpMethod, path);
  } catch (error) {
    throw error instanceof URIError ? refusals.badPath() : error;
  }
  if (!route) throw refusals.unknownRoute();
  return route;
}

function refusalOf(error: unknown): HttpAnswer {
  const known = error instanceof GatewayError;
  const { statusCode, errorType, message } = known
    ? error
    : { statusCode: 500, errorType: 'InternalServerErrorException', message: 'Internal server error' };
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': errorType },
    body: Buffer.from(JSON.stringify({ message })),
  };
}

function send(response: ServerResponse, id: string, { statusCode, headers, body }: HttpAnswer): void {
  response
    .writeHead(statusCode, { ...headers, 'content-length': body.length, 'x-amzn-requestid': id, 'x-amz-apigw-id': id })
    .end(body);
}
