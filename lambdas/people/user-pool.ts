import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PersonRole } from '../../graphql/generated/schema';
import { personRoles } from '../../graphql/people';

/** Cognito's largest page of accounts. */
const pageSize = 60;

/** An account in the user pool. Its username in Cognito is its `sub`, as people sign in by email. */
export interface Account {
  readonly sub: string;
  readonly email: string;
  readonly name: string | null;
  readonly enabled: boolean;
  /** Cognito's `UserStatus`. */
  readonly status: string;
  readonly createdAt: Date;
}

/** The function's calls to its user pool. Each method throws Cognito's errors. */
export interface UserPool {
  /** `limit` accounts, at most 60 a call; the token of the next page, if there is one. */
  listAccounts(limit: number, token: string | undefined): Promise<{ accounts: Account[]; token: string | undefined }>;
  /** All accounts in the group of a role. */
  listMembers(role: PersonRole): Promise<Account[]>;
  account(sub: string): Promise<Account>;
  /** The roles whose groups the account is in. */
  roles(sub: string): Promise<PersonRole[]>;
  /** Makes an account, and sends the invitation to it. */
  create(email: string): Promise<Account>;
  /** Sends the invitation again. */
  resendInvitation(email: string): Promise<void>;
  addToRole(sub: string, role: PersonRole): Promise<void>;
  removeFromRole(sub: string, role: PersonRole): Promise<void>;
  disable(sub: string): Promise<void>;
  enable(sub: string): Promise<void>;
  /** Ends all sessions of the account. */
  signOut(sub: string): Promise<void>;
  deleteAccount(sub: string): Promise<void>;
}

export function createUserPool(client: Pick<CognitoIdentityProviderClient, 'send'>, UserPoolId: string): UserPool {
  const of = (sub: string) => ({ UserPoolId, Username: sub });
  return {
    async listAccounts(limit, token) {
      const { Users = [], PaginationToken } = await client.send(
        new ListUsersCommand({ UserPoolId, Limit: Math.min(limit, pageSize), PaginationToken: token }),
      );
      return { accounts: Users.map(accountOf), token: PaginationToken };
    },
    async listMembers(role) {
      const found: Account[] = [];
      let token: string | undefined;
      do {
        const { Users = [], NextToken } = await client.send(
          new ListUsersInGroupCommand({ UserPoolId, GroupName: role, Limit: pageSize, NextToken: token }),
        );
        found.push(...Users.map(accountOf));
        token = NextToken;
      } while (token);
      return found;
    },
    async account(sub) {
      const { UserAttributes: Attributes, ...user } = await client.send(new AdminGetUserCommand(of(sub)));
      return accountOf({ ...user, Attributes });
    },
    async roles(sub) {
      const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand(of(sub)));
      return personRoles.filter((role) => Groups.some(({ GroupName }) => GroupName === role));
    },
    async create(email) {
      const { User = {} } = await client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          DesiredDeliveryMediums: ['EMAIL'],
          UserAttributes: [
            { Name: 'email', Value: email },
            // The invitation's password proves that the person reads this mailbox. Without a verified address, a lost
            // password could not be reset.
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      );
      return accountOf(User);
    },
    async resendInvitation(email) {
      await client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          DesiredDeliveryMediums: ['EMAIL'],
          MessageAction: 'RESEND',
        }),
      );
    },
    async addToRole(sub, role) {
      await client.send(new AdminAddUserToGroupCommand({ ...of(sub), GroupName: role }));
    },
    async removeFromRole(sub, role) {
      await client.send(new AdminRemoveUserFromGroupCommand({ ...of(sub), GroupName: role }));
    },
    async disable(sub) {
      await client.send(new AdminDisableUserCommand(of(sub)));
    },
    async enable(sub) {
      await client.send(new AdminEnableUserCommand(of(sub)));
    },
    async signOut(sub) {
      await client.send(new AdminUserGlobalSignOutCommand(of(sub)));
    },
    async deleteAccount(sub) {
      await client.send(new AdminDeleteUserCommand(of(sub)));
    },
  };
}

interface CognitoUser {
  readonly Username?: string | undefined;
  readonly Attributes?: AttributeType[] | undefined;
  readonly UserCreateDate?: Date | undefined;
  readonly Enabled?: boolean | undefined;
  readonly UserStatus?: string | undefined;
}

function accountOf({ Username, Attributes = [], UserCreateDate, Enabled, UserStatus }: CognitoUser): Account {
  const attribute = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value;
  return {
    sub: attribute('sub') ?? Username ?? '',
    email: attribute('email') ?? '',
    name: attribute('name') || null,
    enabled: Enabled ?? true,
    status: UserStatus ?? 'UNKNOWN',
    createdAt: UserCreateDate ?? new Date(0),
  };
}
