import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from './byte-range';
import type { OpenBucket, S3Call } from './call';
import { s3Error } from './errors';
import { encryptionHeaders, identityHeaders, objectHeaders } from './object-headers';
import type { StoredObject } from './object-store';
import { checkRead } from './preconditions';

/** GetObject and HeadObject. */
export async function readObject(call: S3Call): Promise<void> {
  const { request, response, address, headers } = call;
  const { object, file } = await openObject(call, call.bucket, address.key);
  try {
    const outcome = checkRead(
      {
        ifMatch: headers.get('if-match'),
        ifNoneMatch: headers.get('if-none-match'),
        ifModifiedSince: headers.get('if-modified-since'),
        ifUnmodifiedSince: headers.get('if-unmodified-since'),
      },
      object,
    );
    if (outcome === 'failed') throw s3Error('PreconditionFailed');
    if (outcome === 'not modified') {
      response.writeHead(304, identityHeaders(object)).end();
      return;
    }
    const range = readByteRange(headers.get('range'), object.size);
    if (range === 'unsatisfiable') {
      const details = { RangeRequested: headers.get('range') ?? '', ActualObjectSize: object.size };
      throw s3Error('InvalidRange', undefined, details);
    }
    const { start, end } = range ?? { start: 0, end: object.size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...objectHeaders(object, address.query, headers),
      ...encryptionHeaders(call.bucket.settings),
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${object.size}` }),
    });
    if (request.method === 'HEAD' || object.size === 0) response.end();
    else await pipeline(file.createReadStream({ start, end, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

/**
 * Finds an object the caller may read and opens its bytes, which then stay readable even if it is replaced.
 * @throws AwsError AccessDenied, NoSuchKey.
 */
export async function openObject(
  { principal }: Pick<S3Call, 'principal'>,
  { objects, authorization }: OpenBucket,
  key: string,
): Promise<{ object: StoredObject; file: FileHandle }> {
  authorization.authorize(principal, 's3:GetObject', key);
  for (let object = objects.find(key); object; ) {
    try {
      return { object, file: await open(objects.pathOf(object)) };
    } catch (error) {
      const current = objects.find(key);
      // Replaced between the look and the opening: look again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || current === object) throw error;
      object = current;
    }
  }
  // Only callers that may list the bucket learn that a key does not exist; others get AccessDenied.
  authorization.authorize(principal, 's3:ListBucket');
  throw s3Error('NoSuchKey', undefined, { Key: key });
}
