import { AwsError } from '../http/errors';
import { readBodyClaims } from './body-claims';
import { quoted, type S3Call, sendXml } from './call';
import { s3Error } from './errors';
import { type ListingEntry, listKeys } from './listing';
import { receiveText } from './receive';
import { childText, element, parseXml, type Xml } from './xml';

const maxPageSize = 1000;
const maxXmlBytes = 2 * 1024 * 1024;

export async function headBucket({ bucket, principal, response }: S3Call): Promise<void> {
  bucket.authorization.authorize(principal, 's3:ListBucket');
  response.writeHead(200, { 'x-amz-bucket-region': bucket.settings.region }).end();
}

export async function listObjectsV2(call: S3Call): Promise<void> {
  const { bucket, principal, address } = call;
  const parameter = (name: string) => address.query.get(name);
  if (parameter('list-type') !== '2') throw s3Error('InvalidArgument', 'list-type must be 2.');
  const encoding = parameter('encoding-type');
  if (encoding !== undefined && encoding !== 'url') {
    throw s3Error('InvalidArgument', 'Invalid Encoding Method specified in Request');
  }
  const prefix = parameter('prefix') ?? '';
  const delimiter = parameter('delimiter') ?? '';
  const maxKeys = readMaximum('max-keys', parameter('max-keys'));
  // Conditions may ask for these keys; a parameter that was not sent is a key that is not there.
  bucket.authorization.authorize(principal, 's3:ListBucket', undefined, {
    's3:prefix': parameter('prefix') ?? [],
    's3:delimiter': parameter('delimiter') ?? [],
    's3:max-keys': parameter('max-keys') ?? [],
  });

  const token = parameter('continuation-token');
  const after = token === undefined ? (parameter('start-after') ?? '') : readToken(token);
  const { entries, nextAfter } = listKeys(bucket.objects.sortedKeys(), { prefix, delimiter, after, maxKeys });
  const text = (value: string) => (encoding === 'url' ? urlEncoded(value) : value);
  const optional = (name: string, value: string | undefined) => element(name, value && text(value));
  const described = entries.map((entry) => describeEntry(call, entry, text));
  sendXml(call, 'ListBucketResult', [
    element('Name', bucket.settings.name),
    element('Prefix', text(prefix)),
    optional('Delimiter', parameter('delimiter')),
    element('MaxKeys', maxKeys),
    element('EncodingType', encoding),
    element('KeyCount', described.length),
    element('IsTruncated', nextAfter !== undefined),
    element('ContinuationToken', token),
    element(
      'NextContinuationToken',
      nextAfter === undefined ? undefined : Buffer.from(nextAfter).toString('base64url'),
    ),
    optional('StartAfter', parameter('start-after')),
    ...described,
  ]);
}

function describeEntry({ bucket }: S3Call, { name, kind }: ListingEntry, text: (value: string) => string): Xml {
  const object = kind === 'object' ? bucket.objects.find(name) : undefined;
  if (!object) return element('CommonPrefixes', [element('Prefix', text(name))]);
  return element('Contents', [
    element('Key', text(object.key)),
    element('LastModified', object.lastModified),
    element('ETag', quoted(object.etag)),
    ...(object.checksum
      ? [element('ChecksumAlgorithm', object.checksum.algorithm), element('ChecksumType', object.checksum.type)]
      : []),
    element('Size', object.size),
    element('StorageClass', 'STANDARD'),
  ]);
}

/** Deletes up to 1000 objects; each is authorised separately. */
export async function deleteObjects(call: S3Call): Promise<void> {
  const { request, headers, bucket, principal } = call;
  const claims = readBodyClaims(headers.get, headers.presigned);
  if (claims.md5 === undefined && claims.checksum === undefined) {
    throw s3Error('InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
  }
  const { keys, quiet } = readDelete(await receiveText(request, claims, maxXmlBytes));
  const results: Xml[] = [];
  for (const key of keys) {
    try {
      bucket.authorization.authorize(principal, 's3:DeleteObject', key);
      await bucket.objects.remove(key, () => undefined);
      if (!quiet) results.push(element('Deleted', [element('Key', key)]));
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const details = [element('Key', key), element('Code', error.code), element('Message', error.message)];
      results.push(element('Error', details));
    }
  }
  sendXml(call, 'DeleteResult', results);
}

function readDelete(source: string): { keys: string[]; quiet: boolean } {
  const root = parseXml(source);
  const objects = root?.children.filter((child) => child.name === 'Object') ?? [];
  if (root?.name !== 'Delete' || objects.length === 0 || objects.length > maxPageSize) throw s3Error('MalformedXML');
  const keys = objects.map((object) => {
    if (object.children.some((child) => child.name !== 'Key')) {
      throw s3Error('NotImplemented', 'The local cloud deletes by key alone, without versions or conditions.');
    }
    const key = childText(object, 'Key');
    if (!key) throw s3Error('MalformedXML');
    return key;
  });
  return { keys, quiet: childText(root, 'Quiet')?.trim() === 'true' };
}

/**
 * Reads how many entries a page is to have; more than 1000 are never given.
 * @throws AwsError InvalidArgument.
 */
export function readMaximum(name: string, text: string | undefined): number {
  if (text === undefined) return maxPageSize;
  if (!/^\d{1,10}$/.test(text))
    throw s3Error('InvalidArgument', `Provided ${name} not an integer or within integer range`);
  return Math.min(Number(text), maxPageSize);
}

function readToken(token: string): string {
  const after = Buffer.from(token, 'base64url');
  if (token === '' || after.toString('base64url') !== token) {
    throw s3Error('InvalidArgument', 'The continuation token provided is incorrect');
  }
  return after.toString();
}

/** As S3 encodes keys on request: a space as `+`, slashes as they are. */
function urlEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
}
