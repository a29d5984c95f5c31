import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { createUserPool } from '../../../lambdas/people/user-pool';

const cognito = mockClient(CognitoIdentityProviderClient);
const pool = createUserPool(new CognitoIdentityProviderClient({}), 'eu-west-1_Pool');
const user = (sub: string, more: Partial<UserType> = {}): UserType => ({
  Username: sub,
  Attributes: [
    { Name: 'sub', Value: sub },
    { Name: 'email', Value: `${sub}@example.nl` },
  ],
  UserStatus: 'CONFIRMED',
  Enabled: true,
  ...more,
});
const inputs = () => cognito.calls().map(({ args: [{ input }] }) => input);

beforeEach(() => cognito.reset());

test('all members of a group are found, however many pages there are', async () => {
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [user('ann')], NextToken: 'more' });
  cognito.on(ListUsersInGroupCommand, { NextToken: 'more' }).resolves({ Users: [user('bob', { Enabled: false })] });
  expect((await pool.listMembers('admin')).map(({ sub, enabled }) => [sub, enabled])).toEqual([
    ['ann', true],
    ['bob', false],
  ]);
});

test('a page of accounts continues the one before, and is never longer than Cognito’s', async () => {
  cognito.on(ListUsersCommand).resolves({ Users: [user('ann')], PaginationToken: 'more' });
  expect((await pool.listAccounts(300, 'before')).token).toBe('more');
  await pool.listAccounts(7, undefined);
  expect(inputs()).toEqual([
    { UserPoolId: 'eu-west-1_Pool', Limit: 60, PaginationToken: 'before' },
    { UserPoolId: 'eu-west-1_Pool', Limit: 7 },
  ]);
});

test('an invited account has a verified address, without which a lost password could not be reset', async () => {
  cognito.on(AdminCreateUserCommand).resolves({ User: user('eva') });
  expect(await pool.create('eva@example.nl')).toMatchObject({ sub: 'eva', email: 'eva@example.nl' });
  expect(inputs()[0]).toMatchObject({
    UserAttributes: [
      { Name: 'email', Value: 'eva@example.nl' },
      { Name: 'email_verified', Value: 'true' },
    ],
  });
});

test('an invitation that is sent again makes no other account', async () => {
  cognito.on(AdminCreateUserCommand).resolves({});
  await pool.resendInvitation('eva@example.nl');
  expect(inputs()[0]).toMatchObject({ Username: 'eva@example.nl', MessageAction: 'RESEND' });
});

test('a display name that was taken away is none', async () => {
  cognito.on(AdminGetUserCommand).resolves({
    Username: 'ann',
    UserAttributes: [{ Name: 'name', Value: '' }],
    UserStatus: 'CONFIRMED',
    Enabled: true,
  });
  expect(await pool.account('ann')).toMatchObject({ sub: 'ann', name: null });
});
