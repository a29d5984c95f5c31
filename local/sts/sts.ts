import { randomUUID } from 'node:crypto';
import { mounts } from '../addresses';
import { readBody } from '../http/body';
import { answerCrossOrigin } from '../http/cross-origin';
import { AwsError } from '../http/errors';
import { sessionArn } from '../iam/principal-context';
import { verifySignature } from '../iam/signature';
import type { CredentialIssuer, Principal } from '../iam/types';
import { element, xmlDocument } from '../s3/xml';
import type { HttpHandler, LocalService, ServiceContext } from '../service';

const maxBodyBytes = 10_000;
const namespace = 'https://sts.amazonaws.com/doc/2011-06-15/';

/** STS with its one operation GetCallerIdentity, which needs no permission. */
export function createSts(
  { assembly: { accountId } }: ServiceContext,
  { issuer }: { readonly issuer: CredentialIssuer },
): LocalService {
  const handler: HttpHandler = async (request, response) => {
    if (answerCrossOrigin(request, response)) return;
    const requestId = randomUUID();
    const send = (statusCode: number, body: string) =>
      response.writeHead(statusCode, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId }).end(body);
    try {
      const body = await readBody(request, maxBodyBytes);
      const action = new URLSearchParams(body.toString()).get('Action') ?? '';
      if (action !== 'GetCallerIdentity') {
        throw new AwsError('InvalidAction', `The local STS does not run ${action || 'a call without Action'}.`);
      }
      const { method = 'POST', url: target = '/', headers } = request;
      const principal = toStsError(() => verifySignature({ method, target, headers, body }, 'sts', issuer));
      const result = [
        element('Arn', sessionArn(principal, accountId)),
        element('UserId', userId(principal)),
        element('Account', accountId),
      ];
      send(
        200,
        xmlDocument(
          'GetCallerIdentityResponse',
          [element('GetCallerIdentityResult', result), element('ResponseMetadata', [element('RequestId', requestId)])],
          namespace,
        ),
      );
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const details = [element('Type', 'Sender'), element('Code', error.code), element('Message', error.message)];
      send(
        error.statusCode,
        xmlDocument('ErrorResponse', [element('Error', details), element('RequestId', requestId)], namespace),
      );
    }
  };
  return { resourceTypes: [], mounts: [{ prefix: mounts.sts, handler }], close: async () => {} };
}

/** Translates errors of the signature check that STS words differently. */
function toStsError(verify: () => Principal): Principal {
  try {
    return verify();
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    if (error.code === 'UnrecognizedClientException') throw new AwsError('InvalidClientTokenId', error.message, 403);
    if (error.code === 'MissingAuthenticationTokenException') {
      throw new AwsError('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);
    }
    throw error;
  }
}

const userId = (principal: Principal): string => {
  if (principal.kind === 'operator') return 'AIDAOPERATOR';
  const role = principal.roleArn.slice(principal.roleArn.lastIndexOf('/') + 1);
  return `AROA${role.replace(/\W/g, '').toUpperCase().slice(0, 17)}:${principal.kind === 'identity' ? 'CognitoIdentityCredentials' : 'local'}`;
};
