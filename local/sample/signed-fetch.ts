import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from '../iam/types';

/** POSTs JSON, signed as an AWS client signs it. */
export async function signedPost(
  address: string,
  body: unknown,
  { credentials, service, region }: { credentials: Credentials; service: string; region: string },
): Promise<Response> {
  const url = new URL(address);
  const signer = new SignatureV4({ credentials, service, region, sha256: Sha256 });
  const request = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    headers: { 'content-type': 'application/json', host: url.host },
    body: JSON.stringify(body),
  });
  return fetch(address, { method: 'POST', headers: request.headers, body: request.body });
}
