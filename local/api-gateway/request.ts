import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body';
import { AwsError } from '../http/errors';
import { refusals } from './gateway-error';
import type { ApiRequest } from './types';

/** The gateway takes bodies of up to 10 MB. */
const maxBodyBytes = 10 * 1024 * 1024;

/** The value of a header, ignoring the case of its name; the last one when it was sent more than once. */
export function headerOf(request: Pick<ApiRequest, 'headers'>, name: string): string | undefined {
  return request.headers.findLast(([sent]) => sent.toLowerCase() === name)?.[1];
}

/**
 * Reads a request in the form that the gateway passes on.
 * @param path without the stage
 * @throws GatewayError 413 when its body is too large.
 */
export async function readRequest(
  incoming: IncomingMessage,
  id: string,
  path: string,
  query: string,
  pathParameters: Readonly<Record<string, string>>,
): Promise<ApiRequest> {
  return {
    id,
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: pairsOf(incoming.rawHeaders),
    pathParameters,
    body: await readLimitedBody(incoming),
    sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
    receivedAt: Date.now(),
  };
}

async function readLimitedBody(incoming: IncomingMessage): Promise<Buffer> {
  // Refused before it is read, so that the caller gets an error instead of a lost connection.
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) throw refusals.tooLarge();
  try {
    return await readBody(incoming, maxBodyBytes);
  } catch (error) {
    throw error instanceof AwsError ? refusals.tooLarge() : error;
  }
}

function pairsOf(rawHeaders: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}
