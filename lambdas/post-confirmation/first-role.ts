import {
  AdminAddUserToGroupCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserRole } from '../../graphql/access';

export interface Newcomer {
  readonly UserPoolId: string;
  readonly Username: string;
}

/**
 * Adds a new account to the group of a role: the first account of a user pool becomes admin. In a pool with other
 * accounts none does, so that a stranger who registers does not become the admin of a stage without one.
 */
export async function giveFirstRole(
  client: CognitoIdentityProviderClient,
  newcomer: Newcomer,
  newcomerRole: UserRole,
): Promise<UserRole> {
  const role = (await isFirst(client, newcomer.UserPoolId)) ? 'admin' : newcomerRole;
  await client.send(new AdminAddUserToGroupCommand({ ...newcomer, GroupName: role }));
  return role;
}

async function isFirst(client: CognitoIdentityProviderClient, UserPoolId: string): Promise<boolean> {
  const { Users: people = [] } = await client.send(new ListUsersCommand({ UserPoolId, Limit: 2 }));
  if (people.length > 1) return false;
  const admins = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'admin', Limit: 1 }));
  return !admins.Users?.length;
}
