import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

interface SignableRequest {
  readonly method: string;
  readonly service: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
  readonly credentials: AwsCredentials;
}

/** The headers of a request with its Signature Version 4, as an AWS client signs it. */
export async function signHeaders(address: string, request: SignableRequest): Promise<Record<string, string>> {
  const { method, service, headers, body, credentials } = request;
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
  return signed.headers;
}

/** Sends a signed request. */
export async function signedRequest(
  address: string,
  request: SignableRequest & { readonly signal?: AbortSignal },
): Promise<Response> {
  const { method, body, signal } = request;
  return fetch(address, { method, headers: await signHeaders(address, request), body, ...(signal && { signal }) });
}
