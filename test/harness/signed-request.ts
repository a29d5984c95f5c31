import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Sends a request signed by Signature Version 4, as an AWS client does. */
export async function signedRequest(
  address: string,
  request: {
    readonly method: string;
    readonly service: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly credentials: AwsCredentials;
    readonly signal?: AbortSignal;
  },
): Promise<Response> {
  const { method, service, headers, body, credentials, signal } = request;
  const url = new URL(address);
  const signer = new SignatureV4({
    credentials,
    service,
    region: 'eu-west-1',
    sha256: Sha256,
    // S3 signs the unchanged path; every other service encodes it again.
    uriEscapePath: service !== 's3',
  });
  const signed = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { ...headers, host: url.host },
    body,
  });
  return fetch(address, { method, headers: signed.headers, body, ...(signal && { signal }) });
}
