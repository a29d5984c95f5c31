import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Crc, createCrc32c, createCrc64Nvme } from './crc';

/** Algorithms with which a client can have an upload checked, as S3 names them. */
export const checksumAlgorithms = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

/** Of the whole object's bytes, or of its parts' checksums. */
export type ChecksumType = 'FULL_OBJECT' | 'COMPOSITE';

export interface Checksum {
  readonly algorithm: ChecksumAlgorithm;
  /** Base64; a composite checksum ends with the number of parts. */
  readonly value: string;
  readonly type: ChecksumType;
}

export const checksumHeader = (algorithm: ChecksumAlgorithm) => `x-amz-checksum-${algorithm.toLowerCase()}`;

/** The checksum's element in XML, e.g. `ChecksumCRC32`. */
export const checksumElement = (algorithm: ChecksumAlgorithm) => `Checksum${algorithm}`;

export function asChecksumAlgorithm(name: string | undefined): ChecksumAlgorithm | undefined {
  return checksumAlgorithms.find((algorithm) => algorithm === name?.toUpperCase());
}

export function algorithmOfHeader(header: string): ChecksumAlgorithm | undefined {
  return checksumAlgorithms.find((algorithm) => checksumHeader(algorithm) === header.toLowerCase());
}

export function createChecksum(algorithm: ChecksumAlgorithm): Crc {
  if (algorithm === 'CRC32C') return createCrc32c();
  if (algorithm === 'CRC64NVME') return createCrc64Nvme();
  if (algorithm === 'CRC32') return createCrc32();
  const hash = createHash(algorithm.toLowerCase());
  return { update: (data) => void hash.update(data), digest: () => hash.digest() };
}

/** The checksum of an upload in parts, over the parts' own checksums. */
export function compositeChecksum(algorithm: ChecksumAlgorithm, parts: readonly string[]): string {
  const checksum = createChecksum(algorithm);
  for (const part of parts) checksum.update(Buffer.from(part, 'base64'));
  return `${checksum.digest().toString('base64')}-${parts.length}`;
}

function createCrc32(): Crc {
  let state = 0;
  return {
    update(data) {
      state = crc32(data, state);
    },
    digest() {
      const buffer = Buffer.alloc(4);
      buffer.writeUInt32BE(state);
      return buffer;
    },
  };
}
