import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';

process.env.NEWCOMER_ROLE = 'editor';
// Loaded after its environment, as on Lambda.
const {
  handler,
}: typeof import('../../../lambdas/post-confirmation/handler') = require('../../../lambdas/post-confirmation/handler');

const cognito = mockClient(CognitoIdentityProviderClient);
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);

const eventOf = (triggerSource = 'PostConfirmation_ConfirmSignUp') =>
  ({
    triggerSource,
    userPoolId: 'eu-west-1_Pool',
    userName: 'ann',
    request: { userAttributes: { sub: 'ann', email: 'ann@example.nl' } },
    response: {},
  }) as unknown as PostConfirmationTriggerEvent;
const created = (seconds: number) => new Date(1_780_000_000_000 + seconds * 1_000);
const joined = () => cognito.commandCalls(AdminAddUserToGroupCommand).map(({ args: [{ input }] }) => input);

beforeEach(() => {
  info.mockClear();
  error.mockClear();
  cognito.reset();
  cognito.on(ListUsersCommand).resolves({ Users: [{ Username: 'ann' }] });
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [] });
  cognito.on(AdminAddUserToGroupCommand).resolves({});
});

test('the first person of a user pool becomes admin', async () => {
  expect(await handler(eventOf())).toEqual(eventOf());
  expect(joined()).toEqual([{ UserPoolId: 'eu-west-1_Pool', Username: 'ann', GroupName: 'admin' }]);
});

test('later people get the role of newcomers, also where there is no admin', async () => {
  cognito.on(ListUsersCommand).resolves({
    Users: [
      { Username: 'bea', UserCreateDate: created(0) },
      { Username: 'ann', UserCreateDate: created(1) },
    ],
  });
  await handler(eventOf());
  expect(joined()).toEqual([{ UserPoolId: 'eu-west-1_Pool', Username: 'ann', GroupName: 'editor' }]);
});

test('an account that is registered but not confirmed does not count', async () => {
  await handler(eventOf());
  const [call] = cognito.commandCalls(ListUsersCommand);
  expect(call?.args[0].input).toMatchObject({ Filter: 'cognito:user_status = "CONFIRMED"' });
});

test('of two who confirm at the same moment the one who registered first becomes admin', async () => {
  const Users = [
    { Username: 'bea', UserCreateDate: created(1) },
    { Username: 'ann', UserCreateDate: created(0) },
  ];
  cognito.on(ListUsersCommand).resolves({ Users });
  await Promise.all([handler(eventOf()), handler({ ...eventOf(), userName: 'bea' })]);
  expect(joined()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Username: 'ann', GroupName: 'admin' }),
      expect.objectContaining({ Username: 'bea', GroupName: 'editor' }),
    ]),
  );
});

test('of two who registered at the same moment too, only one becomes admin', async () => {
  const Users = ['ann', 'bea'].map((Username) => ({ Username, UserCreateDate: created(0) }));
  cognito.on(ListUsersCommand).resolves({ Users });
  await Promise.all([handler(eventOf()), handler({ ...eventOf(), userName: 'bea' })]);
  expect(joined().map(({ GroupName }) => GroupName)).toEqual(expect.arrayContaining(['admin', 'editor']));
});

test.each([
  ['the newcomer alone', [{ Username: 'ann', UserCreateDate: created(0) }]],
  ['others who came later', ['ann', 'bea'].map((Username, at) => ({ Username, UserCreateDate: created(at) }))],
])('nobody is the first of a pool with more pages, whose first one has %s', async (_case, Users) => {
  cognito.on(ListUsersCommand).resolves({ Users, PaginationToken: 'more' });
  await handler(eventOf());
  expect(joined()).toMatchObject([{ GroupName: 'editor' }]);
});

test('no account becomes admin twice', async () => {
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [{ Username: 'bea' }] });
  await handler(eventOf());
  expect(joined()).toMatchObject([{ GroupName: 'editor' }]);
});

test('a forgotten password changes no role', async () => {
  await handler(eventOf('PostConfirmation_ConfirmForgotPassword'));
  expect(cognito.calls()).toEqual([]);
});

test('a failure is logged, and does not fail the registration', async () => {
  cognito.on(AdminAddUserToGroupCommand).rejects(Object.assign(new Error('slow down'), { name: 'Throttled' }));
  expect(await handler(eventOf())).toEqual(eventOf());
  expect(error).toHaveBeenCalledWith({ newcomer: { sub: 'ann', error: 'Throttled' } });
});
