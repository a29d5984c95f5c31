import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { AwsCredentials } from '../../harness/signed-request';
import type { MalformedRequest } from './malformed';

/** Services with signed requests, by a part of their path. */
const services: readonly [prefix: RegExp, service: string][] = [
  [/\/s3\b/, 's3'],
  [/\/appsync\b/, 'appsync'],
  [/\/dynamodb\b/, 'dynamodb'],
  [/\/comprehend\b/, 'comprehend'],
];

/** Signs a malformed request, so that it passes the signature check; leaves it unsigned where that is impossible. */
export async function signMalformed(
  request: MalformedRequest,
  host: string,
  credentials: AwsCredentials,
): Promise<MalformedRequest> {
  const service = services.find(([prefix]) => prefix.test(request.prefix))?.[1];
  if (!service) return request;
  const { authorization: _, ...headers } = request.headers;
  const signer = new SignatureV4({
    credentials,
    service,
    region: 'eu-west-1',
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  try {
    const { pathname, searchParams } = new URL(request.path, `http://${host}`);
    const signed = await signer.sign({
      method: request.method,
      protocol: 'http:',
      hostname: host,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: { ...headers, host },
      body: request.body,
    });
    return { ...request, headers: signed.headers };
  } catch {
    return request;
  }
}
