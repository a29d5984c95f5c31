import {
  AdminAddUserToGroupCommand,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserRole } from '../../graphql/access';

export interface Newcomer {
  readonly UserPoolId: string;
  readonly Username: string;
}

/** Cognito's largest page of accounts. */
const pageSize = 60;

/** Puts a newcomer into the group of a role: the first person of a user pool becomes admin. */
export async function giveFirstRole(
  client: CognitoIdentityProviderClient,
  newcomer: Newcomer,
  newcomerRole: UserRole,
): Promise<UserRole> {
  if (await makeFirstAdmin(client, newcomer)) return 'admin';
  await client.send(new AdminAddUserToGroupCommand({ ...newcomer, GroupName: newcomerRole }));
  return newcomerRole;
}

/** Makes this person admin if it is the first of the user pool. @returns whether it is */
export async function makeFirstAdmin(client: CognitoIdentityProviderClient, person: Newcomer): Promise<boolean> {
  if (!(await isFirst(client, person))) return false;
  await client.send(new AdminAddUserToGroupCommand({ ...person, GroupName: 'admin' }));
  return true;
}

/**
 * Whether nobody is admin, and everybody else who has confirmed an account came later. Later ones do not become admin,
 * so that a stranger who registers does not become the admin of a stage that never had one. Unconfirmed accounts
 * do not count. If two people confirm at the same moment, the one who registered first becomes admin.
 */
async function isFirst(client: CognitoIdentityProviderClient, { UserPoolId, Username }: Newcomer): Promise<boolean> {
  const admins = await client.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: 'admin', Limit: 1 }));
  if (admins.Users?.length) return false;
  const { Users: confirmed = [], PaginationToken } = await client.send(
    new ListUsersCommand({ UserPoolId, Filter: 'cognito:user_status = "CONFIRMED"', Limit: pageSize }),
  );
  const others = confirmed.filter((user) => user.Username !== Username);
  if (others.length === 0 && !PaginationToken) return true;
  const own = confirmed.find((user) => user.Username === Username);
  return own !== undefined && !PaginationToken && others.every((other) => isBefore(own, other));
}

function isBefore(one: UserType, other: UserType): boolean {
  const [time, otherTime] = [Number(one.UserCreateDate), Number(other.UserCreateDate)];
  return time === otherTime ? String(one.Username) < String(other.Username) : time < otherTime;
}
