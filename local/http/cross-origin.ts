import type { IncomingMessage, ServerResponse } from 'node:http';

const exposedHeaders = 'x-amzn-errortype, x-amzn-requestid, x-amzn-trace-id, date, etag';

/**
 * Lets pages of any origin call, as AWS's public endpoints do. Requested headers are echoed, because `*` does not
 * cover `Authorization`.
 * @returns true when the request was only a preflight and is answered.
 */
export function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-expose-headers', exposedHeaders);
  response.setHeader('vary', 'origin');
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
