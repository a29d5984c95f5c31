import type { RequestContext } from './policy-patterns';
import type { Principal } from './types';

/**
 * The condition keys every request has, whichever service it is for.
 *
 * Nothing between client and server leaves the machine, so a request over loopback counts as one over TLS: a policy
 * that insists on `aws:SecureTransport` must not shut the laptop out.
 */
export function principalContext(principal: Principal, accountId: string): RequestContext {
  return {
    'aws:SecureTransport': 'true',
    'aws:SourceIp': '127.0.0.1',
    'aws:CurrentTime': new Date().toISOString(),
    'aws:EpochTime': String(Math.floor(Date.now() / 1000)),
    'aws:PrincipalType': principal.kind === 'operator' ? 'User' : 'AssumedRole',
    'aws:PrincipalArn': principal.roleArn,
    'aws:PrincipalAccount': accountId,
    ...(principal.kind === 'identity' && identityContext(principal)),
  };
}

function identityContext(principal: Extract<Principal, { kind: 'identity' }>): RequestContext {
  return {
    'cognito-identity.amazonaws.com:sub': principal.identityId,
    'cognito-identity.amazonaws.com:aud': principal.identityPoolId,
    'cognito-identity.amazonaws.com:amr': principal.sub
      ? ['authenticated', ...(principal.provider ? [principal.provider] : [])]
      : ['unauthenticated'],
  };
}

/** Whom AWS's messages name: the session of the role, e.g. `arn:aws:sts::…:assumed-role/Signed-in/…`. */
export function sessionArn(principal: Principal, accountId: string): string {
  if (principal.kind === 'operator') return principal.roleArn;
  const roleName = principal.roleArn.slice(principal.roleArn.lastIndexOf('/') + 1);
  const session = principal.kind === 'identity' ? 'CognitoIdentityCredentials' : 'local';
  return `arn:aws:sts::${accountId}:assumed-role/${roleName}/${session}`;
}
