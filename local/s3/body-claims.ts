import { algorithmOfHeader, type ChecksumAlgorithm, checksumAlgorithms, checksumHeader } from './checksums';
import { s3Error } from './errors';

/** An upload's claims about its body, to be checked against the received bytes. */
export interface BodyClaims {
  /** Whether the body comes in aws-chunked frames. */
  readonly framed: boolean;
  /** Bytes without frames. */
  readonly size?: number;
  /** Base64, of Content-MD5. */
  readonly md5?: string;
  /** Hex, of x-amz-content-sha256. */
  readonly sha256?: string;
  readonly checksum?: ClaimedChecksum;
}

export interface ClaimedChecksum {
  readonly algorithm: ChecksumAlgorithm;
  /** Base64; absent when it is in the trailer, or when the checksum is requested but not claimed. */
  readonly value?: string;
  /** Name of the trailer that carries it. */
  readonly trailer?: string;
}

type Header = (name: string) => string | undefined;

/**
 * Reads the claims in an upload's headers.
 * @throws AwsError when a claim is invalid, or a required one is missing.
 */
export function readBodyClaims(header: Header, presigned: boolean): BodyClaims {
  const payload = readPayloadHash(header('x-amz-content-sha256'), presigned);
  const sizeHeader = payload.framed ? 'x-amz-decoded-content-length' : 'content-length';
  const size = header(sizeHeader);
  if (size === undefined || !/^\d+$/.test(size)) {
    throw s3Error('MissingContentLength', `You must provide the ${sizeHeader} HTTP header.`);
  }
  const md5 = header('content-md5');
  if (md5 !== undefined && Buffer.from(md5, 'base64').length !== 16) throw s3Error('InvalidDigest');
  const checksum = readChecksum(header);
  return { ...payload, size: Number(size), ...(md5 !== undefined && { md5 }), ...(checksum && { checksum }) };
}

function readPayloadHash(declared: string | undefined, presigned: boolean): Pick<BodyClaims, 'framed' | 'sha256'> {
  if (declared === undefined) {
    if (presigned) return { framed: false };
    throw s3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  }
  if (declared === 'UNSIGNED-PAYLOAD') return { framed: false };
  if (/^[0-9a-f]{64}$/.test(declared)) return { framed: false, sha256: declared };
  if (declared === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return { framed: true };
  if (declared.startsWith('STREAMING-')) {
    throw s3Error(
      'NotImplemented',
      `The local cloud does not check signatures of chunks (${declared}); send STREAMING-UNSIGNED-PAYLOAD-TRAILER.`,
    );
  }
  throw s3Error('InvalidArgument', 'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-… or a SHA-256 in hex.');
}

function readChecksum(header: Header): ClaimedChecksum | undefined {
  const given = checksumAlgorithms.filter((algorithm) => header(checksumHeader(algorithm)) !== undefined);
  if (given.length > 1) {
    throw s3Error(
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    );
  }
  const [algorithm] = given;
  if (algorithm) return { algorithm, value: header(checksumHeader(algorithm)) as string };

  const trailer = header('x-amz-trailer')?.toLowerCase();
  if (trailer === undefined) return undefined;
  const announced = algorithmOfHeader(trailer);
  if (!announced) throw s3Error('InvalidRequest', `The value specified in the x-amz-trailer header is not supported`);
  return { algorithm: announced, trailer };
}
