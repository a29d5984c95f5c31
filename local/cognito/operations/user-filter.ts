import { invalidParameter } from '../errors';
import { attributesOf, statusOf, type User } from '../user-store';

const searchable = [
  'cognito:user_status',
  'email',
  'family_name',
  'given_name',
  'name',
  'phone_number',
  'preferred_username',
  'status',
  'sub',
  'username',
];

/**
 * The users that match a filter such as `email ^= "ann"`, oldest first.
 * Source: https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 * @throws AwsError InvalidParameterException for a filter that Cognito does not accept.
 */
export function filterUsers(users: readonly User[], filter: string | undefined): User[] {
  const sorted = [...users].sort((one, other) => one.created - other.created);
  if (filter === undefined) return sorted;
  const [, name = '', operator, quoted = ''] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (!operator || !searchable.includes(name)) throw invalidParameter(`Error while parsing filter: ${filter}`);
  const operand = quoted.replace(/\\(.)/g, '$1');
  return sorted.filter((user) => {
    const value = readAttribute(user, name);
    return value !== undefined && (operator === '=' ? value === operand : value.startsWith(operand));
  });
}

function readAttribute(user: User, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return statusOf(user);
  if (name === 'status') return user.disabled ? 'Disabled' : 'Enabled';
  return attributesOf(user)[name];
}
