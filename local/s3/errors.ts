import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsError } from '../http/errors';
import { element, xmlDocument } from './xml';

/** Refusals whose code, message and status S3 fixes. Source: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const refusals = {
  AccessForbidden: [403, 'CORSResponse: This CORS request is not allowed.'],
  AccessDenied: [403, 'Access Denied'],
  BadDigest: [400, 'The Content-MD5 or checksum you specified did not match what we received.'],
  EntityTooLarge: [413, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  IncompleteBody: [400, 'You did not provide the number of bytes specified by the Content-Length HTTP header'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidDigest: [400, 'The Content-MD5 you specified is not valid.'],
  InvalidPart: [
    400,
    "One or more of the specified parts could not be found. The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
  ],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order. Parts must be ordered by part number.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  InvalidRequest: [400, 'Invalid Request'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long'],
  MalformedXML: [400, 'The XML you provided was not well-formed or did not validate against our published schema'],
  MetadataTooLarge: [400, 'Your metadata headers exceed the maximum allowed metadata size'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [
    404,
    'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
  ],
  NotImplemented: [501, 'A header or query you provided implies functionality that is not implemented locally.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match what was computed."],
} as const satisfies Record<string, readonly [number, string]>;

export type S3ErrorCode = keyof typeof refusals;

/** An error of S3. `details` become elements of the response, e.g. `Key`. */
export function s3Error(code: S3ErrorCode, message?: string, details: Record<string, string | number> = {}): AwsError {
  const [statusCode, defaultMessage] = refusals[code];
  return new AwsError(code, message ?? defaultMessage, statusCode, details);
}

/** S3's errors for a failed signature check. */
const signatureRefusals: Readonly<Record<string, readonly [code: string, statusCode: number, message?: string]>> = {
  MissingAuthenticationTokenException: ['AccessDenied', 403, 'Access Denied'],
  UnrecognizedClientException: ['InvalidToken', 400, 'The provided token is malformed or otherwise invalid.'],
  ExpiredTokenException: ['ExpiredToken', 400, 'The provided token has expired.'],
};

export function toS3Error(error: AwsError): AwsError {
  const [code, statusCode, message] = signatureRefusals[error.code] ?? [error.code, error.statusCode];
  return new AwsError(code, message ?? error.message, statusCode);
}

/** Answers with S3's error document; a HEAD's answer has none. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: AwsError): void {
  // The client sends the rest of the body before it reads the response.
  request.resume();
  const details = Object.entries(error.details).map(([name, value]) => element(name, String(value)));
  const body = xmlDocument('Error', [
    element('Code', error.code),
    element('Message', error.message),
    ...details,
    element('RequestId', String(response.getHeader('x-amz-request-id') ?? randomUUID())),
  ]);
  if (request.method === 'HEAD') {
    response.writeHead(error.statusCode).end();
    return;
  }
  response
    .writeHead(error.statusCode, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
    .end(body);
}
