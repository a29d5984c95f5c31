import type { ApiDefinition, ApiResource, StageDefinition } from './api-definition';
import { headerOf } from './request';
import type { ApiRequest, Caller } from './types';

/** The API, stage and resource of a request. */
export interface RequestTarget {
  readonly api: ApiDefinition;
  readonly stage: StageDefinition;
  readonly resource: ApiResource;
}

/**
 * The event for a function behind a proxy integration.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 */
export function proxyEvent(request: ApiRequest, { api, stage, resource }: RequestTarget, caller: Caller) {
  const headers = grouped([...request.headers, ...forwardingHeaders(request)]);
  const query = grouped([...request.query]);
  const isBinary = isBinaryType(headerOf(request, 'content-type'), api.binaryMediaTypes);
  return {
    resource: resource.path,
    path: request.path,
    httpMethod: request.method,
    headers: headers.last,
    multiValueHeaders: headers.all,
    queryStringParameters: query.last,
    multiValueQueryStringParameters: query.all,
    pathParameters: Object.keys(request.pathParameters).length > 0 ? request.pathParameters : null,
    stageVariables: stage.variables,
    requestContext: {
      resourceId: resource.id,
      resourcePath: resource.path,
      ...(caller.authorizer && { authorizer: caller.authorizer }),
      httpMethod: request.method,
      extendedRequestId: request.id,
      requestTime: requestTime(new Date(request.receivedAt)),
      path: `/${stage.name}${request.path}`,
      accountId: api.accountId,
      protocol: 'HTTP/1.1',
      stage: stage.name,
      domainPrefix: api.id,
      requestTimeEpoch: request.receivedAt,
      requestId: request.id,
      identity: {
        ...nobody,
        sourceIp: request.sourceIp,
        userAgent: headerOf(request, 'user-agent') ?? null,
        ...caller.identity,
      },
      domainName: `${api.id}.execute-api.${api.region}.amazonaws.com`,
      apiId: api.id,
    },
    body: request.body.length > 0 ? request.body.toString(isBinary ? 'base64' : 'utf8') : null,
    isBase64Encoded: isBinary && request.body.length > 0,
  };
}

const nobody = {
  accessKey: null,
  accountId: null,
  caller: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

/** Whether a media type is one of those an API treats as bytes; it may list any type with wildcards. */
export function isBinaryType(contentType: string | undefined, binaryMediaTypes: readonly string[]): boolean {
  const [type = '', subtype = ''] = (contentType ?? 'application/json').split(/[/;]/).map((part) => part.trim());
  return binaryMediaTypes.some((binary) => {
    const [binaryType, binarySubtype] = binary.split('/');
    return (binaryType === '*' || binaryType === type) && (binarySubtype === '*' || binarySubtype === subtype);
  });
}

/** The headers that the gateway adds. */
function forwardingHeaders(request: ApiRequest): [string, string][] {
  const seconds = Math.floor(request.receivedAt / 1000).toString(16);
  return [
    ['X-Amzn-Trace-Id', `Root=1-${seconds}-${request.id.replaceAll('-', '').slice(0, 24)}`],
    ['X-Forwarded-For', request.sourceIp],
    ['X-Forwarded-Proto', 'http'],
  ];
}

/** Pairs in the event's format: the last value by name, and all values; null when there are none. */
function grouped(pairs: readonly (readonly [name: string, value: string])[]) {
  if (pairs.length === 0) return { last: null, all: null };
  const all = new Map<string, string[]>();
  for (const [name, value] of pairs) all.set(name, [...(all.get(name) ?? []), value]);
  return { last: Object.fromEntries(pairs), all: Object.fromEntries(all) };
}

/** A time as in web server logs: `20/Nov/2026:09:05:00 +0000`. */
export function requestTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}
