import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mounts } from '../addresses';
import { type LogSink, noLogs } from '../cloudwatch/log-groups';
import { type MetricSink, noMetrics } from '../cloudwatch/metrics';
import { type FaultInjector, noFaults } from '../faults/types';
import type { Firewalls } from '../firewall/firewalls';
import type { InvocationPermissions } from '../lambda/invocation-permissions';
import type { HttpHandler, ServiceContext } from '../service';
import { type AnsweredRequest, accessLogLine, countRequest } from './access-log';
import type { ApiDefinition } from './api-definition';
import { type Authorities, authorize } from './authorizer';
import { callIntegration } from './call-integration';
import { GatewayError, refusals } from './gateway-error';
import type { HttpAnswer } from './proxy-response';
import { readApis } from './read-apis';
import { readRequest } from './request';
import { checkRequirements } from './requirements';
import { findRoute, type Route } from './routes';
import { resourceTypes } from './template-properties';
import { limitFor, TokenBucket } from './throttle';
import type { Caller, RestApisService } from './types';

export interface RestApisDependencies extends Authorities {
  readonly permissions: Pick<InvocationPermissions, 'functionsFor'>;
  readonly firewalls?: Pick<Firewalls, 'stopsRest'>;
  readonly faults?: FaultInjector;
  readonly metrics?: MetricSink;
  readonly logs?: LogSink;
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/**
 * API Gateway: the templates' REST APIs.
 * @throws AssemblyError when a template needs a feature that the local gateway does not have.
 */
export function createRestApis({ assembly, log }: ServiceContext, dependencies: RestApisDependencies): RestApisService {
  const {
    permissions,
    firewalls,
    faults = noFaults,
    logs = noLogs,
    metrics = noMetrics,
    clock = Date.now,
  } = dependencies;
  const apis = new Map(readApis(assembly).map((api) => [api.id, api]));
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
    details: RequestDetails,
  ): Promise<HttpAnswer> => {
    const api = apis.get(apiId);
    const { stageName, path, query } = splitAddress(pathAndQuery);
    const stage = api?.stages.get(stageName);
    if (!api || !stage) throw refusals.forbidden();
    const httpMethod = incoming.method ?? 'GET';
    const { resource, method, pathParameters } = routeOf(api, httpMethod, path);
    details.resourcePath = resource.path;
    throttle(api, stageName, httpMethod, resource.path);
    const request = await readRequest(incoming, id, path, query, pathParameters);
    const arnOf = (methodPath: string) =>
      `arn:aws:execute-api:${api.region}:${api.accountId}:${api.id}/${stageName}/${httpMethod}${methodPath}`;
    const caller = authorize(method.authorization, dependencies, request, incoming, arnOf(path));
    details.caller = caller;
    checkRequirements(method.requirements, request);
    const functions = permissions.functionsFor('apigateway.amazonaws.com', arnOf(resource.path));
    return callIntegration(method.integration, functions, request, { api, stage, resource }, caller, log);
  };

  /** Logs and counts a request to a stage when its response has ended. */
  const watch = (
    apiId: string,
    id: string,
    incoming: IncomingMessage,
    response: ServerResponse,
    pathAndQuery: string,
    details: RequestDetails,
  ): void => {
    const api = apis.get(apiId);
    const { stageName, path } = splitAddress(pathAndQuery);
    const stage = api?.stages.get(stageName);
    if (!api || !stage) return;
    const receivedAt = clock();
    response.once('finish', () => {
      const answered: AnsweredRequest = {
        ...details,
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
        milliseconds: clock() - receivedAt,
      };
      countRequest(metrics, answered);
      if (stage.accessLog) logs.write(stage.accessLog.logGroupName, accessLogLine(stage.accessLog.format, answered));
    });
  };

  const handle: RestApisService['handle'] = async (apiId, incoming, response, pathAndQuery) => {
    if (firewalls?.stopsRest(apiId, splitAddress(pathAndQuery).stageName, incoming, response)) return;
    const id = randomUUID();
    const details: RequestDetails = { caller: undefined, resourcePath: undefined };
    watch(apiId, id, incoming, response, pathAndQuery, details);
    if (await faults.injectFault('rest', incoming, response)) return;
    try {
      send(response, id, await answer(apiId, id, incoming, pathAndQuery, details));
    } catch (error) {
      if (!(error instanceof GatewayError)) {
        log(`${incoming.method} ${pathAndQuery} failed: ${error instanceof Error ? error.stack : error}`);
      }
      send(response, id, refusalOf(error));
    }
  };
  const handler: HttpHandler = (request, response, url) => {
    const [apiId = '', ...path] = url.pathname.slice(mounts.restApis.length + 1).split('/');
    return handle(apiId, request, response, `/${path.join('/')}${url.search}`);
  };

  return {
    resourceTypes,
    mounts: [{ prefix: mounts.restApis, handler }],
    handle,
    // It holds nothing open: the functions belong to their own service.
    close: async () => undefined,
  };
}

/** Details for the log that are known only during processing. */
interface RequestDetails {
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
