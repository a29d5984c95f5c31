import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '../http/body';
import { AwsError } from '../http/errors';
import { identifyJsonCaller } from '../iam/json-caller';
import type { CredentialIssuer } from '../iam/types';
import type { HttpHandler } from '../service';
import type { OperationGuard, Tables } from './types';

/** DynamoDB takes requests of up to 16 MB. */
const maxBodyBytes = 16 * 1024 * 1024;
const service = 'DynamoDB_20120810';

/** Serves the tables over DynamoDB's JSON protocol to whoever signs with credentials of the issuer. */
export function dynamoDbHandler(
  tables: Tables,
  issuer: CredentialIssuer,
  guard: OperationGuard,
  log: (line: string) => void,
): HttpHandler {
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const body = await readBody(request, maxBodyBytes);
    const principal = identifyJsonCaller(request, body, 'dynamodb', issuer);
    const [prefix, operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
    if (prefix !== service) {
      throw new AwsError('UnknownOperationException', `X-Amz-Target must be ${service}.<operation>.`);
    }
    const input = parse(body);
    guard(principal, operation, input);
    return tables.call(operation, input);
  };

  return async (request, response) => {
    const send = (statusCode: number, value: unknown, errorType?: string) => {
      const text = JSON.stringify(value);
      response
        .writeHead(statusCode, {
          'content-type': 'application/x-amz-json-1.0',
          'content-length': Buffer.byteLength(text),
          'x-amzn-requestid': randomUUID(),
          ...(errorType && { 'x-amzn-errortype': errorType }),
        })
        .end(text);
    };
    try {
      send(200, await answer(request));
    } catch (error) {
      if (error instanceof AwsError) {
        const { code, message, details } = error;
        send(error.statusCode, { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...details }, code);
        return;
      }
      log(`${request.headers['x-amz-target']} failed: ${error instanceof Error ? error.stack : error}`);
      send(500, { __type: 'InternalServerError', message: 'The local cloud failed; its console says why.' });
    }
  };
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const input: unknown = JSON.parse(body.toString());
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input as Record<string, unknown>;
  } catch {
    // Refused below, like JSON that is no object.
  }
  throw new AwsError('SerializationException', 'The body is not a JSON object.');
}
