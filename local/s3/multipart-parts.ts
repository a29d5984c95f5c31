import { createHash } from 'node:crypto';
import { s3Error } from './errors';
import type { UploadedPart } from './upload-store';
import { childText, parseXml } from './xml';

/** A part as the request to complete an upload names it. */
export interface ChosenPart {
  readonly number: number;
  /** Without quotes. */
  readonly etag: string;
}

const minPartBytes = 5 * 1024 * 1024;

/**
 * Reads the body of CompleteMultipartUpload.
 * @throws AwsError MalformedXML.
 */
export function readChosenParts(source: string): ChosenPart[] {
  const root = parseXml(source);
  const parts = root?.children.filter((child) => child.name === 'Part') ?? [];
  if (root?.name !== 'CompleteMultipartUpload' || parts.length === 0) throw s3Error('MalformedXML');
  return parts.map((part) => {
    const number = Number(childText(part, 'PartNumber'));
    const etag = childText(part, 'ETag')
      ?.trim()
      .replace(/^"(.*)"$/, '$1');
    if (!Number.isInteger(number) || etag === undefined) throw s3Error('MalformedXML');
    return { number, etag };
  });
}

/**
 * The uploaded parts that make up the object.
 * @throws AwsError InvalidPartOrder, InvalidPart, or EntityTooSmall when a part but the last is under 5 MiB.
 */
export function choosePartsToJoin(
  chosen: readonly ChosenPart[],
  uploaded: readonly UploadedPart[],
): readonly UploadedPart[] {
  const numbers = chosen.map((part) => part.number);
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] as number))) {
    throw s3Error('InvalidPartOrder');
  }
  const byNumber = new Map(uploaded.map((part) => [part.number, part]));
  return chosen.map(({ number, etag }, index) => {
    const part = byNumber.get(number);
    if (part?.etag !== etag) throw s3Error('InvalidPart', undefined, { PartNumber: number, ETag: etag });
    if (index < chosen.length - 1 && part.size < minPartBytes) {
      const details = { PartNumber: number, ProposedSize: part.size, MinSizeAllowed: minPartBytes };
      throw s3Error('EntityTooSmall', undefined, details);
    }
    return part;
  });
}

/** S3's entity tag of an object with several parts: a hash of the parts' hashes and their number. */
export function compositeEtag(partEtags: readonly string[]): string {
  const hash = createHash('md5');
  for (const etag of partEtags) hash.update(Buffer.from(etag, 'hex'));
  return `${hash.digest('hex')}-${partEtags.length}`;
}
