import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from '../http/errors';
import { FifoCache } from './fifo-cache';
import type { CredentialIssuer, Principal } from './types';

export interface SignedRequest {
  readonly method: string;
  /** Path and query as sent, still encoded. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Undefined when the signature does not cover the body. */
  readonly body: Buffer | string | undefined;
}

const maximumSkewMilliseconds = 15 * 60 * 1000;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Checks an AWS Signature Version 4, in the Authorization header or in a presigned query, and returns its principal.
 * Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 * @throws AwsError 403: MissingAuthenticationTokenException, SignatureDoesNotMatch, RequestTimeTooSkewed,
 * XAmzContentSHA256Mismatch, AccessDenied, or what the credentials' issuer says.
 */
export function verifySignature(request: SignedRequest, service: string, issuer: CredentialIssuer): Principal {
  const { headers } = request;
  const separator = request.target.indexOf('?');
  const path = separator < 0 ? request.target : request.target.slice(0, separator);
  const query = parseQuery(separator < 0 ? '' : request.target.slice(separator + 1));
  const signature = readSignature(headers, query);
  checkTime(signature);

  const [accessKeyId = '', day = '', region = '', signedService = ''] = signature.credential;
  if (signedService !== service) {
    throw refuse('SignatureDoesNotMatch', `Credential should be scoped to correct service: '${service}'.`);
  }
  if (region !== issuer.region) {
    throw refuse('SignatureDoesNotMatch', `Credential should be scoped to a valid region, not '${region}'.`);
  }
  if (service === 's3') refuseUnsignedHeaders(headers, signature.signedHeaders);
  const { principal, secretAccessKey } = issuer.lookup(accessKeyId, signature.sessionToken);

  const canonical = [
    request.method,
    // S3 signs the path as it is; every other service encodes it once more.
    path
      .split('/')
      .map((segment) => encode(service === 's3' ? decodeURIComponent(segment) : segment))
      .join('/') || '/',
    canonicalQuery(query),
    ...signature.signedHeaders.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    signature.signedHeaders.join(';'),
    payloadHash(request, signature.presigned),
  ].join('\n');
  const scope = `${day}/${region}/${signedService}/aws4_request`;
  const key = signingKey(secretAccessKey, scope);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', signature.date, scope, sha256(canonical)].join('\n'));
  // Buffer.from would skip everything that is not a pair of digits.
  const isWhole = /^[0-9a-f]{64}$/.test(signature.value);
  if (!isWhole || !timingSafeEqual(Buffer.from(signature.value, 'hex'), expected)) {
    throw refuse(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return principal;
}

const signingKeys = new FifoCache<Buffer | string>(1_000);

/** A client's key for one day, region and service: four HMACs that are the same for all its requests. */
function signingKey(secretAccessKey: string, scope: string): Buffer | string {
  return signingKeys.get(`${secretAccessKey}/${scope}`, () =>
    scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`),
  );
}

interface Signature {
  readonly presigned: boolean;
  readonly value: string;
  readonly signedHeaders: string[];
  readonly credential: string[];
  /** As in the request: 20261120T101500Z. */
  readonly date: string;
  readonly sessionToken: string | undefined;
  /** Seconds a presigned address stays valid. */
  readonly lifetime: number;
}

type Query = [name: string, value: string][];

function readSignature(headers: IncomingHttpHeaders, query: Query): Signature {
  const parameters = new Map(query);
  const presigned = parameters.has('X-Amz-Signature');
  const header = headers.authorization ?? '';
  const part = (name: string) =>
    presigned ? parameters.get(`X-Amz-${name}`) : new RegExp(`${name}=([^, ]+)`).exec(header)?.[1];
  const value = part('Signature');
  const signedHeaders = part('SignedHeaders')?.split(';');
  const credential = part('Credential')?.split('/');
  if (!value || !signedHeaders || credential?.length !== 5) {
    throw refuse('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  const ofHeader = (name: string) => headers[name] as string | undefined;
  return {
    presigned,
    value,
    signedHeaders,
    credential,
    date: (presigned ? parameters.get('X-Amz-Date') : ofHeader('x-amz-date')) ?? '',
    sessionToken: presigned ? parameters.get('X-Amz-Security-Token') : ofHeader('x-amz-security-token'),
    lifetime: Number(parameters.get('X-Amz-Expires') ?? 0),
  };
}

/** S3 lets nobody between client and service add a header that changes what the request does. */
function refuseUnsignedHeaders(headers: IncomingHttpHeaders, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (unsigned.length === 0) return;
  const names = unsigned.join(', ');
  throw refuse('AccessDenied', `There were headers present in the request which were not signed: ${names}`);
}

function checkTime({ date, presigned, lifetime }: Signature): void {
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const age = Date.now() - at;
  const current = presigned
    ? age < lifetime * 1000 && age > -maximumSkewMilliseconds
    : Math.abs(age) < maximumSkewMilliseconds;
  if (!current) throw refuse(presigned ? 'AccessDenied' : 'RequestTimeTooSkewed', 'Request has expired');
}

function payloadHash({ headers, body }: SignedRequest, presigned: boolean): string {
  if (presigned) return 'UNSIGNED-PAYLOAD';
  const declared = headers['x-amz-content-sha256'] as string | undefined;
  if (declared && /^[0-9a-f]{64}$/.test(declared) && body !== undefined && declared !== sha256(body)) {
    throw refuse(
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match what was computed.',
    );
  }
  return declared ?? sha256(body ?? '');
}

function parseQuery(text: string): Query {
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [decode(pair), ''] : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refuse('SignatureDoesNotMatch', 'The query of the request is not percent-encoded.');
  }
}

function canonicalQuery(query: Query): string {
  return (
    query
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => [encode(name), encode(value)] as const)
      // By name, then by value: joined first, `=` would sort among the names' own characters.
      .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
      .map((pair) => pair.join('='))
      .join('&')
  );
}

/** By code unit, as the specification sorts; not by language. */
const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

function refuse(code: string, message: string): AwsError {
  return new AwsError(code, message, 403);
}
