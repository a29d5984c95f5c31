import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from '../service';
import { readBody } from './body';
import { allowAnyOrigin } from './cross-origin';
import { AwsError } from './errors';

/** One operation of an AWS JSON service: decoded input in, output out. `body` is what a signature covers. */
// biome-ignore lint/suspicious/noExplicitAny: inputs are checked by each operation
export type AwsJsonOperation = (input: any, request: IncomingMessage, body: Buffer) => unknown;

const maxBodyBytes = 1024 * 1024;

/**
 * Serves operations over AWS's JSON protocol: POST with `X-Amz-Target: <prefix>.<operation>`.
 * Refusals go out as `{__type, message}` with `x-amzn-errortype`; anything else thrown is a 500 and goes to `log`.
 */
export function awsJsonHandler(
  prefix: string,
  operations: Readonly<Record<string, AwsJsonOperation>>,
  log: (line: string) => void,
): HttpHandler {
  return async (request, response) => {
    if (allowAnyOrigin(request, response)) return;
    const send = (statusCode: number, body: unknown, errorType?: string) => {
      const text = JSON.stringify(body);
      response.writeHead(statusCode, {
        'content-type': 'application/x-amz-json-1.1',
        'content-length': Buffer.byteLength(text),
        'x-amzn-requestid': randomUUID(),
        ...(errorType && { 'x-amzn-errortype': errorType }),
      });
      response.end(text);
    };
    try {
      const operation = operationOf(request, prefix, operations);
      const body = await readBody(request, maxBodyBytes);
      send(200, (await operation(parseInput(body), request, body)) ?? {});
    } catch (error) {
      if (error instanceof AwsError) {
        send(error.statusCode, { __type: error.code, message: error.message, ...error.details }, error.code);
        return;
      }
      log(`${request.headers['x-amz-target']} failed: ${error instanceof Error ? error.stack : error}`);
      send(500, { __type: 'InternalErrorException', message: 'The local cloud failed; its console says why.' });
    }
  };
}

function operationOf(
  request: IncomingMessage,
  prefix: string,
  operations: Readonly<Record<string, AwsJsonOperation>>,
): AwsJsonOperation {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.slice(prefix.length + 1);
  if (target.startsWith(`${prefix}.`) && Object.hasOwn(operations, name)) return operations[name] as AwsJsonOperation;
  throw new AwsError(
    'UnknownOperationException',
    `The local cloud does not run ${target || 'a call without X-Amz-Target'}.`,
  );
}

function parseInput(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON.');
  }
}
