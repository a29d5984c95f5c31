import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { TokenClaims, TokenVerifier } from '../cognito/types';
import { AwsError } from '../http/errors';
import type { AccessControl } from '../iam/access-control';
import { type SignedRequest, verifySignature } from '../iam/signature';
import type { CredentialIssuer, Principal } from '../iam/types';
import type { ApiDefinition, AuthorizationMode } from './api-definition';

/** The caller of a request. */
export interface Caller {
  readonly mode: AuthorizationMode;
  /** `ctx.identity` in resolvers; null for an API key. */
  readonly identity: Readonly<Record<string, unknown>> | null;
  /** The caller's user pool groups. */
  readonly groups: readonly string[];
  /** Of a signed request: whether its role's policies allow a field, e.g. `arn:…:apis/<id>/types/Query/fields/getRental`. */
  readonly mayUse?: (fieldArn: string) => boolean;
}

/** Authenticates callers and checks their permissions. */
export interface Authorities {
  readonly tokens: Pick<TokenVerifier, 'verify'>;
  readonly issuer: CredentialIssuer;
  readonly access: Pick<AccessControl, 'allows'>;
}

/** Authenticates the callers of one API. */
export type Authenticate = (request: SignedRequest, sourceIp: string) => Caller;

/** How AppSync answers a caller it does not know. */
const unauthorized = (message: string) => new AwsError('UnauthorizedException', message, 401);
const notAuthorized = () => unauthorized('You are not authorized to make this call.');

/**
 * Authenticates callers by API key, user pool token or signature, whichever the request carries.
 * The returned function throws AwsError: UnauthorizedException (401), or a signature error (403).
 */
export function authenticator(api: ApiDefinition, { tokens, issuer, access }: Authorities): Authenticate {
  return (request, sourceIp) => {
    const { headers } = request;
    const allow = (mode: AuthorizationMode) => {
      if (!api.modes.has(mode)) throw notAuthorized();
      return mode;
    };
    const apiKey = headers['x-api-key'];
    if (typeof apiKey === 'string') {
      const mode = allow('apiKey');
      checkApiKey(api, apiKey);
      return { mode, identity: null, groups: [] };
    }
    const authorization = headers.authorization?.trim();
    if (!authorization) throw unauthorized('Valid authorization header not provided.');
    if (authorization.startsWith('AWS4-HMAC-SHA256')) {
      const mode = allow('iam');
      const principal = verifySignature(request, 'appsync', issuer);
      const mayUse = (fieldArn: string) => access.allows(principal, 'appsync:GraphQL', fieldArn);
      return { mode, mayUse, groups: [], identity: iamIdentity(principal, api.accountId, sourceIp) };
    }
    const mode = allow('userPool');
    const claims = verifyToken(api, tokens, authorization.replace(/^Bearer\s+/i, ''));
    const groups = Array.isArray(claims['cognito:groups']) ? (claims['cognito:groups'] as string[]) : [];
    return { mode, groups, identity: userPoolIdentity(claims, api, sourceIp) };
  };
}

/** Headers inside a message, with lower-case names like Node's. */
export function lowerCased(headers: unknown): IncomingHttpHeaders {
  if (typeof headers !== 'object' || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function checkApiKey(api: ApiDefinition, presentedKey: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const found = api.apiKeys.find(({ key }) => timingSafeEqual(digest(key), digest(presentedKey)));
  if (!found || found.expires.getTime() <= Date.now()) throw notAuthorized();
}

function verifyToken(api: ApiDefinition, tokens: Authorities['tokens'], token: string): TokenClaims {
  let refusal = notAuthorized();
  for (const { userPoolId, clientIds } of api.userPools) {
    try {
      const claims = tokens.verify(userPoolId, token);
      if (!clientIds || clientIds.test(String(claims.aud ?? claims.client_id))) return claims;
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      refusal = /expired/i.test(error.message) ? unauthorized('Token has expired.') : refusal;
    }
  }
  throw token.split('.').length === 3 ? refusal : unauthorized('Unable to parse JWT token.');
}

function userPoolIdentity(claims: TokenClaims, api: ApiDefinition, sourceIp: string) {
  return {
    sub: claims.sub,
    issuer: claims.iss,
    username: claims['cognito:username'] ?? claims.username,
    claims,
    sourceIp: [sourceIp],
    defaultAuthStrategy: api.defaultAction,
    groups: claims['cognito:groups'] ?? null,
  };
}

function iamIdentity(principal: Principal, accountId: string, sourceIp: string) {
  const roleName = principal.roleArn.split('/').at(-1);
  const session = principal.kind === 'identity' ? 'CognitoIdentityCredentials' : 'local';
  const identity = principal.kind === 'identity' ? principal : undefined;
  return {
    accountId,
    cognitoIdentityPoolId: identity?.identityPoolId ?? null,
    cognitoIdentityId: identity?.identityId ?? null,
    sourceIp: [sourceIp],
    username: `${roleName}:${session}`,
    userArn: `arn:aws:sts::${accountId}:assumed-role/${roleName}/${session}`,
    cognitoIdentityAuthType: identity ? (identity.sub ? 'authenticated' : 'unauthenticated') : null,
    cognitoIdentityAuthProvider: identity?.sub
      ? `"${identity.provider}","${identity.provider}:CognitoSignIn:${identity.sub}"`
      : null,
  };
}
