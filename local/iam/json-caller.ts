import type { IncomingMessage } from 'node:http';
import { AwsError } from '../http/errors';
import { verifySignature } from './signature';
import type { CredentialIssuer, Principal } from './types';

/** The error codes and messages of AWS's JSON services for a failed signature check. */
const refusals: Readonly<Record<string, { readonly code: string; readonly message?: string }>> = {
  MissingAuthenticationTokenException: {
    code: 'MissingAuthenticationTokenException',
    message: 'Request is missing Authentication Token',
  },
  RequestTimeTooSkewed: { code: 'InvalidSignatureException' },
  SignatureDoesNotMatch: { code: 'InvalidSignatureException' },
  XAmzContentSHA256Mismatch: { code: 'InvalidSignatureException' },
};

/**
 * Returns the signer of a request to a service with a JSON protocol.
 * @throws AwsError (400) with such a service's code and message.
 */
export function identifyJsonCaller(
  request: IncomingMessage,
  body: Buffer,
  service: string,
  issuer: CredentialIssuer,
): Principal {
  const { method = 'POST', url: target = '/', headers } = request;
  try {
    return verifySignature({ method, target, headers, body }, service, issuer);
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    const { code = error.code, message = error.message } = refusals[error.code] ?? {};
    throw new AwsError(code, message, 400);
  }
}
