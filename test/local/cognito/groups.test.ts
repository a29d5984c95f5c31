import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  ListGroupsCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { operatorKeys } from '../../../local/iam/operator';
import {
  type Answer,
  anna,
  claimsOf,
  cognitoPerTest,
  password,
  type RunningCognito,
  refusal,
  runCognito,
  signInByPassword,
} from './running-cognito';
import { allResources, clientId, poolId, userPoolGroup } from './template-fixtures';

const { runWithAnna } = cognitoPerTest();
const groups = [userPoolGroup('editor', 1), userPoolGroup('admin', 0, { Description: 'May do everything' })];
const role = (name: string) => `arn:aws:iam::000000000000:role/${name}`;
let cognito: RunningCognito;
beforeEach(async () => {
  cognito = await runWithAnna([...allResources(), ...groups]);
});

const callAsAdmin = (operation: string, input: object = {}): Promise<Answer> =>
  cognito.callSigned(operation, { UserPoolId: poolId, ...input });
const join = (GroupName: string, Username = anna) => callAsAdmin('AdminAddUserToGroup', { Username, GroupName });
const leave = (GroupName: string) => callAsAdmin('AdminRemoveUserFromGroup', { Username: anna, GroupName });
const groupNotFound = refusal('ResourceNotFoundException', 'Group not found.');
const userNotFound = refusal('UserNotFoundException', 'User does not exist.');

test('the groups of the template are there, as AWS describes them', async () => {
  const { Groups } = await callAsAdmin('ListGroups');
  expect(Groups).toHaveLength(2);
  expect(Groups).toContainEqual({
    GroupName: 'admin',
    UserPoolId: poolId,
    Description: 'May do everything',
    RoleArn: role('admin'),
    Precedence: 0,
    LastModifiedDate: expect.any(Number),
    CreationDate: expect.any(Number),
  });
});

test("AWS's own client reads the answers", async () => {
  const { accessKeyId, secretAccessKey } = operatorKeys('a secret for tests');
  const client = new CognitoIdentityProviderClient({
    endpoint: `${cognito.url}/users/`,
    region: 'eu-west-1',
    credentials: { accessKeyId, secretAccessKey },
  });
  const made = await client.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName: 'guide', Precedence: 7 }));
  expect(made.Group).toMatchObject({ GroupName: 'guide', Precedence: 7, CreationDate: expect.any(Date) });
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId: poolId, GroupName: 'guide', Username: anna }));
  const ofAnna = await client.send(new AdminListGroupsForUserCommand({ UserPoolId: poolId, Username: anna }));
  expect(ofAnna.Groups?.map(({ GroupName }) => GroupName)).toEqual(['guide']);
  const members = await client.send(new ListUsersInGroupCommand({ UserPoolId: poolId, GroupName: 'guide' }));
  expect(members.Users?.[0]?.Attributes).toContainEqual({ Name: 'email', Value: anna });
  const first = await client.send(new ListGroupsCommand({ UserPoolId: poolId, Limit: 2 }));
  const second = await client.send(new ListGroupsCommand({ UserPoolId: poolId, NextToken: first.NextToken }));
  expect([first.Groups?.length, second.Groups?.length, second.NextToken]).toEqual([2, 1, undefined]);
  const again = client.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName: 'guide' }));
  await expect(again).rejects.toMatchObject({
    name: 'GroupExistsException',
    message: 'A group with the name already exists.',
  });
  client.destroy();
});

test('a group or a person that does not exist is refused', async () => {
  expect(await join('nobody')).toEqual(groupNotFound);
  expect(await leave('nobody')).toEqual(groupNotFound);
  expect(await callAsAdmin('ListUsersInGroup', { GroupName: 'nobody' })).toEqual(groupNotFound);
  expect(await join('admin', 'nobody@example.nl')).toEqual(userNotFound);
  expect(await callAsAdmin('AdminListGroupsForUser', { Username: 'nobody@example.nl' })).toEqual(userNotFound);
  expect(await callAsAdmin('CreateGroup', { GroupName: 'two words' })).toMatchObject({
    __type: 'InvalidParameterException',
  });
});

test('adding twice and removing twice change nothing, and the people of a group are listed', async () => {
  expect([await join('admin'), await join('admin')]).toEqual([{}, {}]);
  expect((await callAsAdmin('ListUsersInGroup', { GroupName: 'admin' })).Users).toHaveLength(1);
  expect([await leave('admin'), await leave('admin')]).toEqual([{}, {}]);
  expect((await callAsAdmin('ListUsersInGroup', { GroupName: 'admin' })).Users).toEqual([]);
});

describe('the tokens', () => {
  const claims = async (token: 'IdToken' | 'AccessToken') => {
    const answer = await signInByPassword(cognito, anna);
    const all = claimsOf(answer[token]);
    return Object.fromEntries(Object.entries(all).filter(([name]) => /^cognito:.*(group|role)/.test(name)));
  };

  test('name no group of a person without one', async () => {
    expect(await claims('IdToken')).toEqual({});
    expect(await claims('AccessToken')).toEqual({});
  });

  test('name the groups by precedence, and the role of the first', async () => {
    await join('editor');
    await join('admin');
    expect(await claims('IdToken')).toEqual({
      'cognito:groups': ['admin', 'editor'],
      'cognito:preferred_role': role('admin'),
      'cognito:roles': [role('admin'), role('editor')],
    });
    expect(await claims('AccessToken')).toEqual({ 'cognito:groups': ['admin', 'editor'] });
  });

  test('prefer no role when two groups with different roles count alike', async () => {
    await callAsAdmin('CreateGroup', { GroupName: 'other', Precedence: 1, RoleArn: role('other') });
    await join('editor');
    await join('other');
    expect(await claims('IdToken')).toEqual({
      'cognito:groups': ['editor', 'other'],
      'cognito:roles': [role('editor'), role('other')],
    });
  });

  test('follow a change of group at the next refresh', async () => {
    await join('admin');
    const { RefreshToken } = await signInByPassword(cognito, anna);
    await leave('admin');
    await join('editor');
    const { AuthenticationResult } = await cognito.call('GetTokensFromRefreshToken', {
      ClientId: clientId,
      RefreshToken,
    });
    expect(claimsOf(AuthenticationResult.IdToken)['cognito:groups']).toEqual(['editor']);
  });
});

test('memberships and added groups survive a restart; a group removed from the template is deleted', async () => {
  await join('editor');
  await callAsAdmin('CreateGroup', { GroupName: 'own' });
  await join('own');
  const { Groups: before } = await callAsAdmin('ListGroups');
  const restarted = await runCognito([...allResources(), userPoolGroup('admin', 0)], cognito.dataDirectory);
  const call = (operation: string, input: object = {}) =>
    restarted.callSigned(operation, { UserPoolId: poolId, ...input });
  const ofAnna = await call('AdminListGroupsForUser', { Username: anna });
  expect(ofAnna.Groups.map(({ GroupName }: Answer) => GroupName)).toEqual(['own']);
  const created = (list: Answer, name: string) => list.find(({ GroupName }: Answer) => GroupName === name).CreationDate;
  const { Groups: after } = await call('ListGroups');
  expect(after).toHaveLength(2);
  expect(created(after, 'admin')).toBe(created(before, 'admin'));
  await restarted.close();
});

test('a file of accounts from before groups existed is read', async () => {
  const file = path.join(cognito.dataDirectory, 'cognito', `${poolId}.json`);
  const older = JSON.parse(readFileSync(file, 'utf8'));
  delete older.state.groups;
  for (const user of older.state.users) {
    delete user.groups;
    delete user.disabled;
  }
  writeFileSync(file, JSON.stringify(older));
  const restarted = await runCognito([...allResources(), ...groups], cognito.dataDirectory);
  expect(await signInByPassword(restarted, anna, password)).toHaveProperty('IdToken');
  restarted.userPools.ensureMember(poolId, 'admin', anna);
  expect(claimsOf((await signInByPassword(restarted, anna)).IdToken)['cognito:groups']).toEqual(['admin']);
  await restarted.close();
});
