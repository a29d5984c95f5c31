import type { Principal } from '../iam/types';
import { readBodyClaims } from './body-claims';
import { readMaximum } from './bucket-operations';
import { quoted, type S3Call, sendXml } from './call';
import {
  asChecksumAlgorithm,
  type Checksum,
  type ChecksumType,
  checksumElement,
  checksumHeader,
  compositeChecksum,
} from './checksums';
import { s3Error } from './errors';
import { choosePartsToJoin, compositeEtag, readChosenParts } from './multipart-parts';
import { checksumHeaders, readStoredHeaders } from './object-headers';
import { receiveFile, receiveText } from './receive';
import { orNoSuchUpload, type Upload, type UploadedPart } from './upload-store';
import { writeGuard } from './write-object';
import { element } from './xml';

const highestPartNumber = 10_000;
const maxXmlBytes = 2 * 1024 * 1024;

export async function createMultipartUpload(call: S3Call): Promise<void> {
  const { address, bucket, headers, principal } = call;
  bucket.authorization.authorize(principal, 's3:PutObject', address.key);
  const checksum = readChecksumChoice(headers.get('x-amz-checksum-algorithm'), headers.get('x-amz-checksum-type'));
  const upload = await bucket.uploads.create({
    key: address.key,
    headers: readStoredHeaders(headers),
    initiator: nameOf(principal),
    ...(checksum && { checksum }),
  });
  sendXml(call, 'InitiateMultipartUploadResult', [
    element('Bucket', bucket.settings.name),
    element('Key', upload.key),
    element('UploadId', upload.id),
  ]);
}

export async function uploadPart(call: S3Call): Promise<void> {
  const { request, response, address, bucket, headers, principal } = call;
  bucket.authorization.authorize(principal, 's3:PutObject', address.key);
  const upload = await findUpload(call);
  const number = Number(address.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > highestPartNumber) {
    throw s3Error('InvalidArgument', `Part number must be an integer between 1 and ${highestPartNumber}, inclusive`);
  }
  const claims = readBodyClaims(headers.get, headers.presigned);
  const checksum = claims.checksum ?? (upload.checksum && { algorithm: upload.checksum.algorithm });
  const file = bucket.uploads.newFile(upload);
  const received = await orNoSuchUpload(upload, async () => {
    const part = await receiveFile(request, file, { ...claims, ...(checksum && { checksum }) }, call.maxObjectBytes);
    const { size, md5: etag } = part;
    await bucket.uploads.putPart(upload, file, {
      number,
      size,
      etag,
      ...(part.checksum && { checksum: part.checksum }),
    });
    return part;
  });
  const sums = received.checksum && { [checksumHeader(received.checksum.algorithm)]: received.checksum.value };
  response.writeHead(200, { etag: quoted(received.md5), ...sums, 'content-length': 0 }).end();
}

export async function completeMultipartUpload(call: S3Call): Promise<void> {
  const { request, address, bucket, headers, principal } = call;
  bucket.authorization.authorize(principal, 's3:PutObject', address.key);
  const claims = readBodyClaims(
    // The checksum in this request is the object's, not the body's.
    (name) => (name.startsWith('x-amz-checksum-') ? undefined : headers.get(name)),
    headers.presigned,
  );
  const chosen = readChosenParts(await receiveText(request, claims, maxXmlBytes));
  const upload = await findUpload(call);
  const parts = choosePartsToJoin(chosen, await bucket.uploads.parts(upload));
  const guard = writeGuard(call);
  guard(bucket.objects.find(address.key));

  const file = bucket.objects.newFile();
  const algorithm = upload.checksum?.algorithm;
  const claimsOfWhole = { framed: false, ...(algorithm && { checksum: { algorithm } }) };
  const received = await orNoSuchUpload(upload, () =>
    receiveFile(bucket.uploads.read(upload, parts), file, claimsOfWhole, call.maxObjectBytes),
  );
  const checksum = checksumOfWhole(upload, parts, received.checksum?.value);
  const stored = await bucket.objects.put(
    file,
    {
      key: upload.key,
      size: received.size,
      etag: compositeEtag(parts.map((part) => part.etag)),
      headers: upload.headers,
      ...(checksum && { checksum }),
    },
    (existing) => {
      guard(existing);
      checkWholeChecksum(checksum, headers.get);
    },
  );
  await bucket.uploads.remove(upload);
  for (const [name, value] of Object.entries(checksumHeaders(stored))) call.response.setHeader(name, value);
  sendXml(call, 'CompleteMultipartUploadResult', [
    element('Bucket', bucket.settings.name),
    element('Key', stored.key),
    element('ETag', quoted(stored.etag)),
    ...(checksum ? [element(checksumElement(checksum.algorithm), checksum.value)] : []),
  ]);
}

export async function abortMultipartUpload(call: S3Call): Promise<void> {
  const upload = await findOwnUpload(call, 's3:AbortMultipartUpload');
  await call.bucket.uploads.remove(upload);
  call.response.writeHead(204).end();
}

export async function listParts(call: S3Call): Promise<void> {
  const { address, bucket } = call;
  const upload = await findOwnUpload(call, 's3:ListMultipartUploadParts');
  const marker = Number(address.query.get('part-number-marker') ?? 0);
  const maximum = readMaximum('max-parts', address.query.get('max-parts'));
  const rest = (await bucket.uploads.parts(upload)).filter((part) => part.number > marker);
  const page = rest.slice(0, maximum);
  const truncated = rest.length > page.length;
  sendXml(call, 'ListPartsResult', [
    element('Bucket', bucket.settings.name),
    element('Key', upload.key),
    element('UploadId', upload.id),
    element('PartNumberMarker', marker),
    element('NextPartNumberMarker', truncated ? page.at(-1)?.number : undefined),
    element('MaxParts', maximum),
    element('IsTruncated', truncated),
    element('ChecksumAlgorithm', upload.checksum?.algorithm),
    element('ChecksumType', upload.checksum?.type),
    ...page.map((part) =>
      element('Part', [
        element('PartNumber', part.number),
        element('LastModified', part.lastModified),
        element('ETag', quoted(part.etag)),
        element('Size', part.size),
        ...(part.checksum ? [element(checksumElement(part.checksum.algorithm), part.checksum.value)] : []),
      ]),
    ),
  ]);
}

function findUpload({ address, bucket }: S3Call): Promise<Upload> {
  return bucket.uploads.find(address.query.get('uploadId') ?? '', address.key);
}

/**
 * The creator of an upload may list and abort it without an Allow statement, unless a statement denies it.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html#mpuAndPermissions
 */
async function findOwnUpload(
  call: S3Call,
  action: 's3:AbortMultipartUpload' | 's3:ListMultipartUploadParts',
): Promise<Upload> {
  const { address, bucket, principal } = call;
  const decision = bucket.authorization.decide(principal, action, address.key);
  const upload = await findUpload(call).catch((error: unknown) => {
    // A caller without permission must not learn whether the upload exists.
    if (!decision.allowed) bucket.authorization.authorize(principal, action, address.key);
    throw error;
  });
  const own = upload.initiator === nameOf(principal) && !decision.explicitlyDenied;
  if (!own) bucket.authorization.authorize(principal, action, address.key);
  return upload;
}

const nameOf = (principal: Principal) => (principal.kind === 'identity' ? principal.identityId : principal.roleArn);

function readChecksumChoice(algorithmName: string | undefined, type: string | undefined): Upload['checksum'] {
  if (algorithmName === undefined) return undefined;
  const algorithm = asChecksumAlgorithm(algorithmName);
  if (!algorithm) throw s3Error('InvalidRequest', `Checksum algorithm provided is unsupported: ${algorithmName}`);
  const defaultType: ChecksumType = algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE';
  if (type !== undefined && type !== 'FULL_OBJECT' && type !== 'COMPOSITE') {
    throw s3Error('InvalidRequest', `Value for x-amz-checksum-type header is invalid: ${type}`);
  }
  return { algorithm, type: type ?? defaultType };
}

function checksumOfWhole(
  { checksum }: Upload,
  parts: readonly UploadedPart[],
  ofBytes: string | undefined,
): Checksum | undefined {
  if (!checksum || ofBytes === undefined) return undefined;
  if (checksum.type === 'FULL_OBJECT') return { ...checksum, value: ofBytes };
  return {
    ...checksum,
    value: compositeChecksum(
      checksum.algorithm,
      parts.map((part) => part.checksum?.value ?? ''),
    ),
  };
}

function checkWholeChecksum(checksum: Checksum | undefined, header: (name: string) => string | undefined): void {
  const claimed = checksum && header(checksumHeader(checksum.algorithm));
  if (!checksum || claimed === undefined) return;
  // A composite checksum may be claimed without its number of parts.
  if (claimed === checksum.value || claimed === checksum.value.replace(/-\d+$/, '')) return;
  throw s3Error('BadDigest', `The ${checksum.algorithm} you specified did not match the calculated checksum.`);
}
