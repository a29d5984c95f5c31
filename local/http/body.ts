import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from './errors';

/**
 * Reads a request's whole body.
 * @throws AwsError RequestEntityTooLargeException (413) when it is larger than `limit` bytes. The rest is then read and
 * thrown away, so that the client gets to see the answer. IncompleteBody when the client has disconnected, which
 * therefore never sees it.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      chunks = [];
      reject(new AwsError('RequestEntityTooLargeException', `The body is over ${limit} bytes.`, 413));
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(new AwsError('IncompleteBody', 'The client broke off before its body ended.')));
  });
}

/** Ends a response with JSON. */
export function sendJson(
  response: ServerResponse,
  statusCode: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const text = JSON.stringify(value);
  response
    .writeHead(statusCode, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    .end(text);
}
