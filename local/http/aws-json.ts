import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from '../service';
import { readBody } from './body';
import { answerCrossOrigin } from './cross-origin';
import { AwsError } from './errors';

/** One operation of an AWS JSON service: decoded input in, output out. `body` is the signed content. */
// biome-ignore lint/suspicious/noExplicitAny: inputs are checked by each operation
export type AwsJsonOperation = (input: any, request: IncomingMessage, body: Buffer) => unknown;

/** How a service's protocol differs from the default. */
export interface AwsJsonOptions {
  readonly contentType?: string;
  readonly maxBodyBytes?: number;
  /** Precedes the error code in `__type`. */
  readonly errorNamespace?: string;
  /** `__type` of an unexpected error. */
  readonly internalError?: string;
  /** Whether pages of other origins may call the service. */
  readonly crossOrigin?: boolean;
}

/**
 * Serves operations over AWS's JSON protocol: POST with `X-Amz-Target: <prefix>.<operation>`.
 * An AwsError is sent as `{__type, message}` with `x-amzn-errortype`; any other error is a 500 and is logged.
 * @param operations by name, or a function that runs every name
 */
export function awsJsonHandler(
  prefix: string,
  operations: Readonly<Record<string, AwsJsonOperation>> | ((name: string) => AwsJsonOperation),
  log: (line: string) => void,
  {
    contentType = 'application/x-amz-json-1.1',
    maxBodyBytes = 1024 * 1024,
    errorNamespace = '',
    internalError = 'InternalErrorException',
    crossOrigin = true,
  }: AwsJsonOptions = {},
): HttpHandler {
  const operationOf = (target: string): AwsJsonOperation => {
    const name = target.slice(prefix.length + 1);
    if (target.startsWith(`${prefix}.`)) {
      if (typeof operations === 'function') return operations(name);
      if (Object.hasOwn(operations, name)) return operations[name] as AwsJsonOperation;
    }
    throw new AwsError(
      'UnknownOperationException',
      `The local cloud does not run ${target || 'a call without X-Amz-Target'}.`,
    );
  };

  return async (request, response) => {
    if (crossOrigin && answerCrossOrigin(request, response)) return;
    const target = String(request.headers['x-amz-target'] ?? '');
    const send = (statusCode: number, body: unknown, errorType?: string) => {
      const text = JSON.stringify(body);
      response.writeHead(statusCode, {
        'content-type': contentType,
        'content-length': Buffer.byteLength(text),
        'x-amzn-requestid': randomUUID(),
        ...(errorType && { 'x-amzn-errortype': errorType }),
      });
      response.end(text);
    };
    try {
      const operation = operationOf(target);
      const body = await readBody(request, maxBodyBytes);
      send(200, (await operation(parseInput(body), request, body)) ?? {});
    } catch (error) {
      if (error instanceof AwsError) {
        const { code, message, details } = error;
        send(error.statusCode, { __type: errorNamespace + code, message, ...details }, code);
        return;
      }
      log(`${target} failed: ${error instanceof Error ? error.stack : error}`);
      send(500, { __type: internalError, message: 'The local cloud failed; its console says why.' });
    }
  };
}

function parseInput(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON.');
  }
}
