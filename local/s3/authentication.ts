import type { IncomingMessage } from 'node:http';
import { AwsError } from '../http/errors';
import { verifySignature } from '../iam/signature';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { S3Address } from './address';
import { inS3Words } from './errors';

/**
 * Tells who signed a request. Browsers sign for the real S3's host and only then have the address turned to the local
 * cloud, so the signature may be for any of the forms of the address.
 * @throws AwsError AccessDenied without a signature, else what S3 says of a wrong one.
 */
export function authenticate(request: IncomingMessage, address: S3Address, issuer: CredentialIssuer): Principal {
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
  throw inS3Words(refusal as AwsError);
}
