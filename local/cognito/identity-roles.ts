import { notAuthorized } from './errors';
import type { IdentityPoolSettings } from './identity-pool-settings';
import type { TokenClaims } from './types';

/** What an ID token says about the person's AWS roles. */
export interface RoleClaims {
  /** ARN of the role of the group that counts first. */
  readonly preferredRole?: string;
  /** ARNs of the roles of all groups. */
  readonly roles: readonly string[];
}

export function roleClaimsOf(claims: TokenClaims): RoleClaims {
  const preferred = claims['cognito:preferred_role'];
  const roles = claims['cognito:roles'];
  return {
    ...(typeof preferred === 'string' && { preferredRole: preferred }),
    roles: Array.isArray(roles) ? roles.map(String) : [],
  };
}

export const forbiddenRole = (roleArn: string) => notAuthorized(`Access to Role '${roleArn}' is forbidden.`);

/**
 * The role of a signed-in person: by token where the pool maps this provider so, otherwise the pool's for everybody.
 * A token without a preferred role gets the pool's role for everybody, or none.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/role-based-access-control.html
 * @param requestedRole `CustomRoleArn`: one of the token's roles
 * @throws AwsError when the person may not have the requested role, or any.
 */
export function roleOf(
  settings: IdentityPoolSettings,
  { provider, clientId, preferredRole, roles }: RoleClaims & { provider: string; clientId: string },
  requestedRole: string | undefined,
): string | undefined {
  const mapping = settings.roleMappings.get(`${provider}:${clientId}`);
  if (requestedRole !== undefined) {
    if (!mapping || !roles.includes(requestedRole)) throw forbiddenRole(requestedRole);
    return requestedRole;
  }
  if (mapping && preferredRole !== undefined) return preferredRole;
  if (mapping?.otherwise === 'refused') throw notAuthorized('Access to Identity is forbidden: no role fits the token.');
  return settings.personRole;
}
