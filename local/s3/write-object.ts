import { readBodyClaims } from './body-claims';
import { quoted, type S3Call, sendXml } from './call';
import { asChecksumAlgorithm } from './checksums';
import { s3Error } from './errors';
import { checksumHeaders, encryptionHeaders, readStoredHeaders } from './object-headers';
import type { Guard } from './object-store';
import { checkRead, checkWrite } from './preconditions';
import { openObject } from './read-object';
import { receiveFile } from './receive';
import { element } from './xml';

export async function putObject(call: S3Call): Promise<void> {
  const { request, response, address, headers, bucket, principal } = call;
  bucket.authorization.authorize(principal, 's3:PutObject', address.key);
  const storedHeaders = readStoredHeaders(headers);
  const guard = writeGuard(call);
  // Refused early where possible, and again when the bytes are there.
  guard(bucket.objects.find(address.key));
  const file = bucket.objects.newFile();
  const claimed = readBodyClaims(headers.get, headers.presigned);
  // S3 computes a checksum when none is given.
  const claims = { ...claimed, checksum: claimed.checksum ?? ({ algorithm: 'CRC64NVME' } as const) };
  const { size, md5, checksum } = await receiveFile(request, file, claims, call.maxObjectBytes);
  const object = {
    key: address.key,
    size,
    etag: md5,
    headers: storedHeaders,
    ...(checksum && { checksum: { ...checksum, type: 'FULL_OBJECT' as const } }),
  };
  const stored = await bucket.objects.put(file, object, guard);
  const sums = { ...checksumHeaders(stored), ...encryptionHeaders(bucket.settings) };
  response.writeHead(200, { etag: quoted(stored.etag), ...sums, 'content-length': 0 }).end();
}

export async function deleteObject(call: S3Call): Promise<void> {
  const { response, address, bucket, principal } = call;
  bucket.authorization.authorize(principal, 's3:DeleteObject', address.key);
  await bucket.objects.remove(address.key, writeGuard(call));
  response.writeHead(204).end();
}

export async function copyObject(call: S3Call): Promise<void> {
  const { address, headers, bucket, principal } = call;
  const source = readCopySource(headers.get('x-amz-copy-source') ?? '');
  const sourceBucket = await call.openBucket(source.bucket);
  bucket.authorization.authorize(principal, 's3:PutObject', address.key);
  const replace = readDirective(headers.get('x-amz-metadata-directive'));
  if (!replace && sourceBucket === bucket && source.key === address.key) {
    throw s3Error(
      'InvalidRequest',
      'This copy request is illegal because it is trying to copy an object to itself without changing its metadata.',
    );
  }
  const { object, file } = await openObject(call, sourceBucket, source.key);
  try {
    const outcome = checkRead(
      {
        ifMatch: headers.get('x-amz-copy-source-if-match'),
        ifNoneMatch: headers.get('x-amz-copy-source-if-none-match'),
        ifModifiedSince: headers.get('x-amz-copy-source-if-modified-since'),
        ifUnmodifiedSince: headers.get('x-amz-copy-source-if-unmodified-since'),
      },
      object,
    );
    if (outcome !== 'fulfilled') throw s3Error('PreconditionFailed');
    const algorithm = asChecksumAlgorithm(headers.get('x-amz-checksum-algorithm')) ?? object.checksum?.algorithm;
    const claims = { framed: false, size: object.size, ...(algorithm && { checksum: { algorithm } }) };
    const target = bucket.objects.newFile();
    const bytes = file.createReadStream({ autoClose: false });
    const { size, md5, checksum } = await receiveFile(bytes, target, claims, Number.POSITIVE_INFINITY);
    const copy = {
      key: address.key,
      size,
      etag: md5,
      headers: replace ? readStoredHeaders(headers) : object.headers,
      ...(checksum && { checksum: { ...checksum, type: 'FULL_OBJECT' as const } }),
    };
    const stored = await bucket.objects.put(target, copy, writeGuard(call));
    sendXml(call, 'CopyObjectResult', [
      element('LastModified', stored.lastModified),
      element('ETag', quoted(stored.etag)),
    ]);
  } finally {
    await file.close();
  }
}

/** Checks the request's If-Match and If-None-Match against the stored object. */
export function writeGuard({ address, headers }: Pick<S3Call, 'address' | 'headers'>): Guard {
  return (existing) => {
    const outcome = checkWrite(
      { ifMatch: headers.get('if-match'), ifNoneMatch: headers.get('if-none-match') },
      existing,
    );
    if (outcome === 'failed') throw s3Error('PreconditionFailed');
    if (outcome === 'missing') throw s3Error('NoSuchKey', undefined, { Key: address.key });
    if (outcome === 'not implemented') throw s3Error('NotImplemented', 'If-None-Match of a write only knows *.');
  };
}

function readCopySource(header: string): { bucket: string; key: string } {
  const [, bucket, rawKey] = /^\/?([^/]+)\/([^?]+)$/.exec(header) ?? [];
  if (bucket === undefined || rawKey === undefined) {
    throw s3Error(
      'InvalidArgument',
      'x-amz-copy-source must be bucket/key, its key percent-encoded, without a version.',
    );
  }
  try {
    return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(rawKey) };
  } catch {
    throw s3Error('InvalidArgument', 'x-amz-copy-source is not percent-encoded.');
  }
}

function readDirective(directive = 'COPY'): boolean {
  if (directive !== 'COPY' && directive !== 'REPLACE') {
    throw s3Error('InvalidArgument', 'x-amz-metadata-directive must be COPY or REPLACE.');
  }
  return directive === 'REPLACE';
}
