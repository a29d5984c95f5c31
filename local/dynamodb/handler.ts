import { awsJsonHandler } from '../http/aws-json';
import { AwsError } from '../http/errors';
import { identifyJsonCaller } from '../iam/json-caller';
import type { CredentialIssuer } from '../iam/types';
import type { HttpHandler } from '../service';
import type { OperationGuard, Tables } from './types';

/** Serves the tables over DynamoDB's JSON protocol to callers with credentials of the issuer. */
export function dynamoDbHandler(
  tables: Tables,
  issuer: CredentialIssuer,
  guard: OperationGuard,
  log: (line: string) => void,
): HttpHandler {
  return awsJsonHandler(
    'DynamoDB_20120810',
    (operation) => (input: unknown, request, body) => {
      const principal = identifyJsonCaller(request, body, 'dynamodb', issuer);
      if (body.length === 0 || !isObject(input)) {
        throw new AwsError('SerializationException', 'The body is not a JSON object.');
      }
      guard(principal, operation, input);
      return tables.call(operation, input);
    },
    log,
    {
      contentType: 'application/x-amz-json-1.0',
      // DynamoDB accepts requests of up to 16 MB.
      maxBodyBytes: 16 * 1024 * 1024,
      errorNamespace: 'com.amazonaws.dynamodb.v20120810#',
      internalError: 'InternalServerError',
      crossOrigin: false,
    },
  );
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
