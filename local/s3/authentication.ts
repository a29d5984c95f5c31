import type { IncomingMessage } from 'node:http';
import { AwsError } from '../http/errors';
import { verifySignature } from '../iam/signature';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { S3Address } from './address';
import { s3Error, toS3Error } from './errors';

/**
 * Returns the signer of a request. Browsers sign for the real S3's host and only then have the address turned to the local
 * cloud, so the signature may be for any of the forms of the address.
 * @throws AwsError AccessDenied without a signature, otherwise S3's error for an invalid one.
 */
export function authenticate(request: IncomingMessage, address: S3Address, issuer: CredentialIssuer): Principal {
  refuseOldSignature(request, address);
  let refusal: AwsError | undefined;
  for (const { target, host } of address.signedForms) {
    try {
      const headers = { ...request.headers, host };
      // The body's hash is checked as the body streams in.
      return verifySignature({ method: request.method ?? 'GET', target, headers, body: undefined }, 's3', issuer);
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      refusal = error;
      if (error.code !== 'SignatureDoesNotMatch') break;
    }
  }
  const { headers } = request;
  const token = headers['x-amz-security-token'] ?? address.query.get('X-Amz-Security-Token');
  // Without a session token it is the key that is wrong.
  if (refusal?.code === 'UnrecognizedClientException' && !token) throw s3Error('InvalidAccessKeyId');
  throw toS3Error(refusal as AwsError);
}

/** Version 2, which no region younger than 2014 ever took. */
function refuseOldSignature({ headers }: IncomingMessage, { query }: S3Address): void {
  if (!headers.authorization?.startsWith('AWS ') && !(query.has('AWSAccessKeyId') && query.has('Signature'))) return;
  throw s3Error(
    'InvalidRequest',
    'The authorization mechanism you have provided is not supported. Please use AWS4-HMAC-SHA256.',
  );
}
