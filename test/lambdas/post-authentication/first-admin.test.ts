/** Where people are invited, the first who signs in becomes admin. */
import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '../../../lambdas/post-authentication/handler';

const cognito = mockClient(CognitoIdentityProviderClient);
const table = mockClient(DynamoDBClient);
const event = {
  userPoolId: 'eu-west-1_Pool',
  userName: 'ann',
  request: { userAttributes: { sub: 'ann' } },
} as unknown as PostAuthenticationTriggerEvent;
const joined = () => cognito.commandCalls(AdminAddUserToGroupCommand).map(({ args: [{ input }] }) => input);
const written = () => table.commandCalls(UpdateItemCommand).map(({ args: [{ input }] }) => input.UpdateExpression);
let error: jest.SpyInstance;

beforeEach(() => {
  process.env.TABLE_NAME = 'People';
  process.env.FIRST_BECOMES_ADMIN = 'true';
  jest.spyOn(console, 'info').mockImplementation();
  error = jest.spyOn(console, 'error').mockImplementation();
  cognito.reset();
  table.reset();
  table.on(UpdateItemCommand).resolves({});
  cognito.on(ListUsersCommand).resolves({ Users: [{ Username: 'ann' }] });
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [] });
  cognito.on(AdminAddUserToGroupCommand).resolves({});
});
afterEach(() => {
  delete process.env.FIRST_BECOMES_ADMIN;
  jest.restoreAllMocks();
});

test('at the first sign-in', async () => {
  expect(await handler(event)).toBe(event);
  expect(joined()).toEqual([{ UserPoolId: 'eu-west-1_Pool', Username: 'ann', GroupName: 'admin' }]);
  expect(written()).toEqual(['SET lastSignInAt = :now', 'SET adminCheckedAt = :now']);
});

test('not where there is an admin, who may have been made one before signing in', async () => {
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [{ Username: 'bea' }] });
  await handler(event);
  expect(joined()).toEqual([]);
});

test.each([
  [
    'at a sign-in after the check',
    () => table.on(UpdateItemCommand).resolves({ Attributes: { adminCheckedAt: { S: '2026' } } }),
  ],
  ['where people register, and get their role when they confirm', () => delete process.env.FIRST_BECOMES_ADMIN],
])('the user pool is not asked %s', async (_case, given) => {
  given();
  await handler(event);
  expect(cognito.calls()).toEqual([]);
});

test('a failure is logged, the sign-in goes on, and the next one tries again', async () => {
  cognito.on(ListUsersInGroupCommand).rejects(Object.assign(new Error('slow down'), { name: 'Throttled' }));
  expect(await handler(event)).toBe(event);
  expect(error).toHaveBeenCalledWith({ firstAdmin: { sub: 'ann', error: 'Throttled' } });
  expect(written()).toEqual(['SET lastSignInAt = :now']);
  cognito.on(ListUsersInGroupCommand).resolves({ Users: [] });
  table.on(UpdateItemCommand).resolves({ Attributes: { lastSignInAt: { S: '2026' } } });
  await handler(event);
  expect(joined()).toHaveLength(1);
});

test('a user pool that does not answer delays a sign-in by about two seconds: Cognito refuses it after five', async () => {
  jest.useFakeTimers();
  cognito.on(ListUsersInGroupCommand).callsFake(() => new Promise(() => {}));
  const done = handler(event);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await done).toBe(event);
  expect(error).toHaveBeenCalledWith({ firstAdmin: { sub: 'ann', error: 'TooLate' } });
  jest.useRealTimers();
});
