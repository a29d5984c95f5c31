import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { BucketSettings } from './bucket-settings';
import type { RequestHeaders } from './call';
import { checksumHeader } from './checksums';
import { s3Error } from './errors';
import type { StoredObject } from './object-store';

const storedHeaders = /^(cache-control|content-(disposition|encoding|language|type)|expires|x-amz-meta-.+)$/;
const metadataPrefix = 'x-amz-meta-';
const maxMetadataBytes = 2048;

/**
 * The headers of an upload that go out again with the object.
 * @throws AwsError MetadataTooLarge over 2 KB of user metadata; InvalidArgument for some that only a presigned address
 * can have.
 */
export function readStoredHeaders(headers: RequestHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  let metadataSize = 0;
  for (const name of headers.names.filter((one) => storedHeaders.test(one))) {
    const value = headers.get(name) ?? '';
    checkHeader(name, value);
    if (name.startsWith(metadataPrefix)) metadataSize += Buffer.byteLength(name.slice(metadataPrefix.length) + value);
    // aws-chunked is a transfer encoding, not one of the object.
    const own = name === 'content-encoding' ? withoutFraming(value) : value;
    if (own !== '') result[name] = own;
  }
  if (metadataSize > maxMetadataBytes) {
    throw s3Error('MetadataTooLarge', undefined, { Size: metadataSize, MaxSizeAllowed: maxMetadataBytes });
  }
  return result;
}

function withoutFraming(contentEncoding: string): string {
  return contentEncoding
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== 'aws-chunked')
    .join(', ');
}

const overrides = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

/**
 * The headers of an answer that carries, or describes, an object.
 * @param query its `response-…` parameters replace headers.
 */
export function objectHeaders(
  object: StoredObject,
  query: ReadonlyMap<string, string>,
  headers: RequestHeaders,
): Record<string, string> {
  const result: Record<string, string> = {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...overridden(query),
    ...identityHeaders(object),
    'accept-ranges': 'bytes',
    ...(headers.get('x-amz-checksum-mode')?.toUpperCase() === 'ENABLED' && checksumHeaders(object)),
  };
  return { ...result, ...confinement(result['content-type'] ?? '') };
}

/** The encryption key of a bucket's objects: S3's own, or one of the account. */
export function encryptionHeaders({ keyArn }: Pick<BucketSettings, 'keyArn'>): Record<string, string> {
  if (!keyArn) return { 'x-amz-server-side-encryption': 'AES256' };
  return { 'x-amz-server-side-encryption': 'aws:kms', 'x-amz-server-side-encryption-aws-kms-key-id': keyArn };
}

export function identityHeaders(object: StoredObject): Record<string, string> {
  return { etag: `"${object.etag}"`, 'last-modified': new Date(object.lastModified).toUTCString() };
}

export function checksumHeaders({ checksum }: Pick<StoredObject, 'checksum'>): Record<string, string> {
  if (!checksum) return {};
  return { [checksumHeader(checksum.algorithm)]: checksum.value, 'x-amz-checksum-type': checksum.type };
}

function overridden(query: ReadonlyMap<string, string>): Record<string, string> {
  const given = overrides.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  for (const [name, value] of given) checkHeader(name, value);
  return Object.fromEntries(given);
}

function checkHeader(name: string, value: string): void {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw s3Error('InvalidArgument', `${name} has characters that a header cannot have.`);
  }
}

/**
 * On AWS people's files come from another origin than the application; locally they share it. An uploaded page must
 * not run scripts there, so it is opened in a sandbox. Browsers show no PDF in a sandbox, and it needs none.
 */
function confinement(contentType: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(!/^application\/pdf\b/i.test(contentType) && { 'content-security-policy': 'sandbox' }),
  };
}
