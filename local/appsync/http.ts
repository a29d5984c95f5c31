import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../http/body';
import { answerCrossOrigin } from '../http/cross-origin';
import { AwsError } from '../http/errors';
import type { HttpHandler } from '../service';
import type { Authenticate } from './authentication';
import { malformed } from './document';
import type { GraphQLApi, GraphQLRequest, Publication } from './graphql-api';

const maxBodyBytes = 1024 * 1024;

/** An API with its authentication and the subscribers of its mutations. */
export interface ServedApi {
  readonly api: GraphQLApi;
  readonly authenticate: Authenticate;
  publish(publications: readonly Publication[]): Promise<void>;
}

/**
 * GraphQL over HTTP as AppSync answers it: 200 with `data` and `errors` once a query could be read, otherwise another
 * status and `errors` with one `errorType`. Source: https://github.com/graphql/graphql-over-http/issues/81
 */
export function graphQLHandler(find: (path: string) => ServedApi, log: (line: string) => void): HttpHandler {
  return async (request, response, url) => {
    if (answerCrossOrigin(request, response)) return;
    try {
      const { api, authenticate, publish } = find(url.pathname);
      if (request.method !== 'POST') throw malformed('Queries and mutations are sent with POST.');
      const body = await readBody(request, maxBodyBytes);
      const { headers, method, url: target = '' } = request;
      const caller = authenticate({ headers, method, target, body }, sourceIpOf(request));
      const { answer, publications } = await api.run(readGraphQLRequest(body.toString()), caller, headers);
      send(response, 200, answer);
      await publish(publications);
    } catch (error) {
      if (error instanceof AwsError && !response.headersSent) {
        refuse(response, error);
        return;
      }
      log(`POST ${url.pathname} failed: ${error instanceof Error ? error.stack : error}`);
      // After the response only publishing can fail, which does not concern the caller.
      if (response.headersSent) return;
      refuse(response, new AwsError('InternalFailure', 'The local cloud failed; its console says why.', 500));
    }
  };
}

/** @throws AwsError MalformedHttpRequestException for a text that is not a GraphQL request in JSON. */
export function readGraphQLRequest(text: string): GraphQLRequest {
  if (!text) throw malformed('Request body is empty.');
  let body: Partial<Record<keyof GraphQLRequest, unknown>> | null;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformed('Unable to parse GraphQL query.');
  }
  const { query, variables, operationName } = body ?? {};
  if (typeof query !== 'string') throw malformed('Unable to parse GraphQL query.');
  if (variables !== undefined && variables !== null && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw malformed('The variables are not an object.');
  }
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    ...(typeof operationName === 'string' && operationName !== '' && { operationName }),
  };
}

export function sourceIpOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? '127.0.0.1';
}

function refuse(response: ServerResponse, { code, message, statusCode }: AwsError): void {
  send(response, statusCode, { errors: [{ errorType: code, message }] }, { 'x-amzn-errortype': code });
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  sendJson(response, status, body, {
    'content-type': 'application/json;charset=UTF-8',
    'x-amzn-requestid': randomUUID(),
    ...headers,
  });
}
