import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './body';
import { isLocalOrigin } from './loopback';

const exposedHeaders = 'x-amzn-errortype, x-amzn-requestid, x-amzn-trace-id, date, etag';

/**
 * Lets pages of this machine call, also those of `npm run dev` on another port. AWS's public endpoints let pages of any
 * origin call; here every website could then sign in with the demo account. Requested headers are echoed, because `*`
 * does not cover `Authorization`.
 * @returns true when the request is answered: as a preflight, or refused.
 */
export function answerCrossOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers;
  if (!isLocalOrigin(origin)) {
    request.resume();
    sendJson(response, 403, {
      message: `Pages of ${origin} may not use the local cloud. Open the page at localhost, 127.0.0.1 or [::1], on any port.`,
    });
    return true;
  }
  allowLocalOrigin(request, response);
  response.setHeader('access-control-expose-headers', exposedHeaders);
  if (request.method !== 'OPTIONS') return false;
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET,HEAD,PUT,POST,DELETE,PATCH,OPTIONS',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    })
    .end();
  return true;
}

/** Lets a page of this machine read the answer. */
export function allowLocalOrigin({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  if (isLocalOrigin(origin)) response.setHeader('access-control-allow-origin', origin ?? '*');
  response.setHeader('vary', 'origin');
}
