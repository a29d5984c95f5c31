import { AwsError } from '../../http/errors';
import { groupNotFound, invalidParameter } from '../errors';
import { byPrecedence, type Group } from '../groups';
import type { OperationInput } from '../operation-input';
import type { UserPool } from '../user-pool';
import { type AdminOperation, described, requiredUser } from './admin';
import { pageOf } from './pages';

/** Source: https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_CreateGroup.html */
export const createGroup: AdminOperation = (pool, input) => {
  const name = input.required('GroupName');
  if (!/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u.test(name)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'groupName' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    );
  }
  const precedence = input.number('Precedence');
  if (precedence !== undefined && !(Number.isInteger(precedence) && precedence >= 0)) {
    throw invalidParameter(
      `1 validation error detected: Value '${precedence}' at 'precedence' failed to satisfy constraint: Member must have value greater than or equal to 0`,
    );
  }
  if (pool.store.group(name)) {
    throw new AwsError('GroupExistsException', 'A group with the name already exists.');
  }
  const [description, roleArn] = [input.optional('Description'), input.optional('RoleArn')];
  const group: Group = {
    name,
    ...(description !== undefined && { description }),
    ...(roleArn !== undefined && { roleArn }),
    ...(precedence !== undefined && { precedence }),
    created: pool.now(),
    modified: pool.now(),
  };
  pool.store.addGroup(group);
  pool.store.save();
  return { Group: groupAnswer(pool, group) };
};

export const listGroups: AdminOperation = (pool, input) => groupsPage(pool, pool.store.groups, input);

/** Adding a member again changes nothing. */
export const adminAddUserToGroup: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  const { name } = requiredGroup(pool, input);
  user.groups = [...new Set([...(user.groups ?? []), name])];
  pool.store.save();
  return {};
};

export const adminRemoveUserFromGroup: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  const { name } = requiredGroup(pool, input);
  user.groups = user.groups?.filter((one) => one !== name);
  pool.store.save();
  return {};
};

export const adminListGroupsForUser: AdminOperation = (pool, input) =>
  groupsPage(pool, byPrecedence(pool.store.groupsOf(requiredUser(pool, input))), input);

export const listUsersInGroup: AdminOperation = (pool, input) => {
  const { name } = requiredGroup(pool, input);
  const members = pool.store.users
    .filter(({ groups }) => groups?.includes(name))
    .sort((one, other) => one.created - other.created);
  const { page, next } = pageOf(members, input, 'NextToken');
  return {
    Users: page.map((user) => described(user, 'Attributes')),
    ...(next !== undefined && { NextToken: next }),
  };
};

function requiredGroup(pool: UserPool, input: OperationInput): Group {
  const group = pool.store.group(input.required('GroupName'));
  if (!group) throw groupNotFound();
  return group;
}

function groupsPage(pool: UserPool, groups: readonly Group[], input: OperationInput): object {
  const { page, next } = pageOf(groups, input, 'NextToken');
  return { Groups: page.map((group) => groupAnswer(pool, group)), ...(next !== undefined && { NextToken: next }) };
}

const groupAnswer = (pool: UserPool, { name, description, roleArn, precedence, created, modified }: Group) => ({
  GroupName: name,
  UserPoolId: pool.settings.id,
  ...(description !== undefined && { Description: description }),
  ...(roleArn !== undefined && { RoleArn: roleArn }),
  ...(precedence !== undefined && { Precedence: precedence }),
  LastModifiedDate: modified / 1000,
  CreationDate: created / 1000,
});
