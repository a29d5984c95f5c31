import { createHash } from 'node:crypto';
import type { BodyClaims, ClaimedChecksum } from './body-claims';
import { type ChecksumAlgorithm, createChecksum } from './checksums';
import { s3Error } from './errors';

/** The received body. */
export interface Received {
  readonly size: number;
  /** MD5, hex. */
  readonly md5: string;
  readonly checksum?: ReceivedChecksum;
}

export interface ReceivedChecksum {
  readonly algorithm: ChecksumAlgorithm;
  /** Base64. */
  readonly value: string;
}

export interface BodyMeter {
  /** @throws AwsError EntityTooLarge */
  update(data: Buffer): void;
  /** @throws AwsError IncompleteBody, BadDigest, XAmzContentSHA256Mismatch when the body does not match its claims. */
  finish(trailers?: ReadonlyMap<string, string>): Received;
}

/** Measures a body as it streams by and compares it with its claims at the end. */
export function createBodyMeter(claims: BodyClaims, largest: number): BodyMeter {
  const md5 = createHash('md5');
  const sha256 = claims.sha256 === undefined ? undefined : createHash('sha256');
  const checksum = claims.checksum && createChecksum(claims.checksum.algorithm);
  let size = 0;
  checkSize(claims.size ?? 0, largest);

  return {
    update(data) {
      size += data.length;
      checkSize(size, largest);
      md5.update(data);
      sha256?.update(data);
      checksum?.update(data);
    },

    finish(trailers) {
      const digest = md5.digest();
      if (claims.size !== undefined && claims.size !== size) throw s3Error('IncompleteBody');
      if (claims.md5 !== undefined && claims.md5 !== digest.toString('base64')) {
        throw s3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.');
      }
      if (sha256 && sha256.digest('hex') !== claims.sha256) throw s3Error('XAmzContentSHA256Mismatch');
      const received = { size, md5: digest.toString('hex') };
      if (!checksum || !claims.checksum) return received;
      const value = checksum.digest().toString('base64');
      checkChecksum(claims.checksum, value, trailers);
      return { ...received, checksum: { algorithm: claims.checksum.algorithm, value } };
    },
  };
}

function checkSize(size: number, largest: number): void {
  if (size <= largest) return;
  throw s3Error(
    'EntityTooLarge',
    `Your proposed upload exceeds the maximum allowed size: locally ${largest} bytes, on AWS 5 GB at once.`,
    { MaxSizeAllowed: largest },
  );
}

function checkChecksum(
  { algorithm, value, trailer }: ClaimedChecksum,
  computed: string,
  trailers: ReadonlyMap<string, string> | undefined,
): void {
  const claimed = trailer === undefined ? value : trailers?.get(trailer);
  if (trailer !== undefined && claimed === undefined) {
    throw s3Error('InvalidRequest', `The body announced the trailer ${trailer} and ended without it.`);
  }
  if (claimed !== undefined && claimed !== computed) {
    throw s3Error('BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
  }
}
