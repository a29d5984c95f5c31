import type { IncomingMessage } from 'node:http';
import type { TokenClaims, TokenVerifier } from '../cognito/types';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import { verifySignature } from '../iam/signature';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { Authorization } from './api-definition';
import { type GatewayError, refusals } from './gateway-error';
import { headerOf } from './request';
import type { ApiRequest, Caller } from './types';

export interface Authorities {
  readonly tokens: Pick<TokenVerifier, 'verify'>;
  readonly issuer: CredentialIssuer;
  readonly access: Pick<AccessControl, 'check'>;
}

/**
 * Authenticates the caller by the method's authorization.
 * @param methodArn `arn:aws:execute-api:<region>:<account>:<api>/<stage>/<method>/<path>`
 * @throws GatewayError 401 or 403
 */
export function authorize(
  authorization: Authorization,
  authorities: Authorities,
  request: ApiRequest,
  incoming: IncomingMessage,
  methodArn: string,
): Caller {
  switch (authorization.kind) {
    case 'none':
      return {};
    case 'userPools':
      return byToken(authorization.userPoolIds, headerOf(request, authorization.header), authorities.tokens);
    case 'iam':
      return bySignature(authorities, request, incoming, methodArn);
  }
}

function byToken(userPoolIds: readonly string[], header: string | undefined, tokens: Authorities['tokens']): Caller {
  const token = header?.replace(/^Bearer\s+/i, '');
  if (!token) throw refusals.unauthorized();
  let refusal: GatewayError = refusals.unauthorized();
  for (const userPoolId of userPoolIds) {
    try {
      const claims = tokens.verify(userPoolId, token);
      // An access token would need scopes on the method, which the definition refuses.
      if (claims.token_use === 'id') return { authorizer: { claims: claimsAsText(claims) } };
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      if (/expired/i.test(error.message)) refusal = refusals.tokenExpired();
    }
  }
  throw refusal;
}

/** The gateway passes all claims as text, with lists joined by commas and two of the times formatted. */
function claimsAsText(claims: TokenClaims): Record<string, string> {
  const asText = (name: string, value: unknown): string => {
    if ((name === 'exp' || name === 'iat') && typeof value === 'number') return writtenOut(value);
    if (Array.isArray(value)) return value.join(',');
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, asText(name, value)]));
}

/** Seconds since 1970 as `Thu Nov 19 09:05:00 UTC 2026`. */
function writtenOut(seconds: number): string {
  const [weekday = '', day, month, year, time] = new Date(seconds * 1000).toUTCString().split(' ');
  return `${weekday.replace(',', '')} ${month} ${day} ${time} UTC ${year}`;
}

function bySignature(
  { issuer, access }: Authorities,
  request: ApiRequest,
  incoming: IncomingMessage,
  methodArn: string,
): Caller {
  try {
    // The address as the caller signed it, including the mount.
    const { url: target = '/', headers } = incoming;
    const { method, body } = request;
    const principal = verifySignature({ method, target, headers, body }, 'execute-api', issuer);
    access.check(principal, 'execute-api:Invoke', methodArn);
    return { identity: identityOf(principal) };
  } catch (error) {
    if (error instanceof AwsError) throw refusals.accessDenied(error.message);
    throw error;
  }
}

function identityOf(principal: Principal): Record<string, string | null> {
  if (principal.kind !== 'identity') return { userArn: principal.roleArn };
  const { provider, sub } = principal;
  return {
    cognitoAuthenticationProvider: sub ? `${provider},${provider}:CognitoSignIn:${sub}` : null,
    cognitoAuthenticationType: sub ? 'authenticated' : 'unauthenticated',
    cognitoIdentityId: principal.identityId,
    cognitoIdentityPoolId: principal.identityPoolId,
    userArn: principal.roleArn,
  };
}
