import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { allowLocalOrigin } from '../http/cross-origin';
import type { Block } from './web-acl';

/** A service's response when its firewall blocked a request and the rule has no custom response. */
interface Refusal {
  readonly errorType: string;
  readonly body: object;
}

const refusals = {
  appsync: {
    errorType: 'WAFForbiddenException',
    body: { errors: [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }] },
  },
  rest: { errorType: 'ForbiddenException', body: { message: 'Forbidden' } },
} as const satisfies Record<string, Refusal>;

export type ProtectedService = keyof typeof refusals;

/** Answers a request that the firewall blocked. */
export function answerBlocked(
  service: ProtectedService,
  { custom }: Block,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // What is not read would reset the connection before the client sees the answer.
  request.resume();
  allowLocalOrigin(request, response);
  if (custom) {
    response.writeHead(custom.statusCode, custom.headers).end(custom.body);
    return;
  }
  const { errorType, body } = refusals[service];
  response
    .writeHead(403, { 'content-type': 'application/json', 'x-amzn-errortype': errorType })
    .end(JSON.stringify(body));
}

/** Ends a connection that the firewall does not let become a WebSocket. */
export function endBlocked({ custom }: Block, socket: Duplex): void {
  socket.end(`HTTP/1.1 ${custom?.statusCode ?? 403} Blocked\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
