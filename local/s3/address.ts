import { mounts } from '../addresses';
import { s3Error } from './errors';

/** The target of a request. */
export interface S3Address {
  readonly bucket: string;
  /** Empty for the bucket itself. The bucket is empty for the service. */
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  /** The forms in which a client may have signed this address, as sent and as the real S3 would be addressed. */
  readonly signedForms: readonly SignedForm[];
}

export interface SignedForm {
  /** Path and query, still encoded. */
  readonly target: string;
  readonly host: string;
}

const maxKeyBytes = 1024;

/**
 * Reads an address below the mount. It is read as it was sent, because a parsed URL has its `..` already resolved and
 * a key may have them.
 * @param target path and query as sent.
 * @param host as sent.
 * @throws AwsError InvalidURI, KeyTooLongError.
 */
export function readAddress(target: string, host: string, region: string): S3Address {
  const separator = target.indexOf('?');
  const rawPath = separator < 0 ? target : target.slice(0, separator);
  const rawQuery = separator < 0 ? '' : target.slice(separator);
  const below = rawPath === mounts.s3 ? '/' : rawPath.slice(mounts.s3.length);
  if (!rawPath.startsWith(mounts.s3) || !below.startsWith('/')) throw s3Error('InvalidURI');
  const keyStart = below.indexOf('/', 1);
  const rawKey = keyStart < 0 ? '/' : below.slice(keyStart);
  const bucket = decode(below.slice(1, keyStart < 0 ? undefined : keyStart));
  const key = decode(rawKey.slice(1));
  if (Buffer.byteLength(key) > maxKeyBytes) {
    throw s3Error('KeyTooLongError', undefined, { Size: Buffer.byteLength(key), MaxSizeAllowed: maxKeyBytes });
  }
  return {
    bucket,
    key,
    query: readQuery(rawQuery.slice(1)),
    signedForms: [
      { target, host },
      { target: `${rawKey}${rawQuery}`, host: `${bucket}.s3.${region}.amazonaws.com` },
      { target: `${below}${rawQuery}`, host: `s3.${region}.amazonaws.com` },
    ],
  };
}

function readQuery(text: string): Map<string, string> {
  return new Map(
    text
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name.replaceAll('+', ' ')), decode(value.join('=').replaceAll('+', ' '))] as const;
      }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw s3Error('InvalidURI');
  }
}
