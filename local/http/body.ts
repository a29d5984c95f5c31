import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from './errors';

/**
 * Reads a request's whole body.
 * @throws AwsError RequestEntityTooLargeException (413) when it is larger than `limit` bytes.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new AwsError('RequestEntityTooLargeException', `The body is over ${limit} bytes.`, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
