import { randomInt } from 'node:crypto';
import { AwsError } from '../../http/errors';
import { invalidParameter, userNotFound } from '../errors';
import { addAccount } from '../new-account';
import type { OperationInput } from '../operation-input';
import { checkPassword } from '../password-policy';
import { createVerifier } from '../srp';
import { findUser, type UserPool } from '../user-pool';
import { attributesOf, statusOf, type User } from '../user-store';
import { pageOf } from './pages';
import { filterUsers } from './user-filter';

/** An administrator's operation. Returns the response body. */
export type AdminOperation = (pool: UserPool, input: OperationInput) => object | Promise<object>;

const day = 24 * 60 * 60 * 1000;

/** Creates an account with a password that must be changed at the first sign-in, and mails both. */
export const adminCreateUser: AdminOperation = async (pool, input) => {
  const name = input.required('Username');
  const action = input.optional('MessageAction');
  if (action !== undefined && action !== 'RESEND' && action !== 'SUPPRESS') {
    throw invalidParameter(
      "1 validation error detected: Value at 'messageAction' failed to satisfy constraint: Member must satisfy enum value set: [RESEND, SUPPRESS]",
    );
  }
  const existing = findUser(pool, name);
  if (existing && action !== 'RESEND') throw new AwsError('UsernameExistsException', 'User account already exists');
  if (!existing && action === 'RESEND') throw userNotFound();
  if (existing && statusOf(existing) !== 'FORCE_CHANGE_PASSWORD') {
    const message = `Resend not possible. ${name} status is not FORCE_CHANGE_PASSWORD`;
    throw new AwsError('UnsupportedUserStateException', message);
  }
  const password = input.optional('TemporaryPassword') ?? temporaryPassword(pool);
  const user = existing ?? (await newUser(pool, name, password, input));
  requireChange(pool, user, password);
  pool.store.save();
  if (action !== 'SUPPRESS') invite(pool, user, name, password, input.list('DesiredDeliveryMediums'));
  return { User: described(user, 'Attributes') };
};

export const adminSetUserPassword: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  const password = input.required('Password');
  checkPassword(password, pool.settings.passwordPolicy);
  if (input.flag('Permanent')) setPermanentPassword(pool, user, password);
  else requireChange(pool, user, password);
  pool.store.save();
  return {};
};

export const adminGetUser: AdminOperation = (pool, input) => described(requiredUser(pool, input), 'UserAttributes');

export const adminDeleteUser: AdminOperation = (pool, input) => {
  pool.store.remove(requiredUser(pool, input));
  pool.store.save();
  return {};
};

/** Sorted by creation time. */
export const listUsers: AdminOperation = (pool, input) => {
  const attributeNames = input.list('AttributesToGet');
  const { page, next } = pageOf(filterUsers(pool.store.users, input.optional('Filter')), input, 'PaginationToken');
  return {
    Users: page.map((user) => described(user, 'Attributes', attributeNames.length > 0 ? attributeNames : undefined)),
    ...(next !== undefined && { PaginationToken: next }),
  };
};

export const describeUserPool: AdminOperation = (pool) => ({
  UserPool: { ...pool.settings.description, EstimatedNumberOfUsers: pool.store.users.length },
});

/** Sets the person's permanent password. The caller saves. */
export function setPermanentPassword(pool: UserPool, user: User, password: string): void {
  user.password = createVerifier(pool.settings.name, user.username, password);
  user.confirmed = true;
  delete user.temporaryUntil;
  user.modified = pool.now();
  pool.signInLockout.succeeded(user.username);
}

/** Sets a temporary password, which must be replaced at sign-in. The caller saves. */
function requireChange(pool: UserPool, user: User, password: string): void {
  setPermanentPassword(pool, user, password);
  user.temporaryUntil = pool.now() + pool.settings.temporaryPasswordDays * day;
}

async function newUser(pool: UserPool, name: string, password: string, input: OperationInput): Promise<User> {
  await pool.triggers.preSignUp('CLIENT_ID_NOT_APPLICABLE', input, 'PreSignUp_AdminCreateUser');
  const attributes = new Map(input.attributes('UserAttributes'));
  // Only an administrator may mark an address as verified.
  const emailVerified = attributes.get('email_verified')?.toLowerCase() === 'true';
  attributes.delete('email_verified');
  const user = addAccount(pool, name, password, attributes);
  user.emailVerified = emailVerified;
  return user;
}

/** Cognito sends text messages by default, which the local cloud does not. */
function invite(pool: UserPool, user: User, name: string, password: string, media: readonly string[]): void {
  const { email } = user.attributes;
  if (!media.includes('EMAIL') || email === undefined) return;
  const { subject, text } = pool.settings.inviteMail;
  pool.mailbox.deliver({
    to: email,
    subject,
    text: text.replaceAll('{username}', name).replaceAll('{####}', password),
    code: password,
  });
}

const characters = {
  lower: 'abcdefghijkmnopqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789',
  symbol: '!@#$%^*()-_=+',
};

/** A password of the pool's minimum length with every kind of character, without look-alike characters. */
function temporaryPassword(pool: UserPool): string {
  const kinds = Object.values(characters);
  const length = Math.max(pool.settings.passwordPolicy.minimumLength, 8);
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const signs = Array.from({ length }, (_, index) => pick(kinds[index] ?? kinds.join('')));
  for (let index = signs.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    [signs[index], signs[other]] = [signs[other] as string, signs[index] as string];
  }
  return signs.join('');
}

/** @throws AwsError UserNotFoundException */
export function requiredUser(pool: UserPool, input: OperationInput): User {
  const user = findUser(pool, input.required('Username'));
  if (!user) throw userNotFound();
  return user;
}

/** An account as Cognito's answers have it. */
export function described(user: User, member: 'Attributes' | 'UserAttributes', attributeNames?: readonly string[]) {
  const attributes = Object.entries(attributesOf(user)).filter(([name]) => attributeNames?.includes(name) ?? true);
  return {
    Username: user.username,
    [member]: attributes.map(([Name, Value]) => ({ Name, Value })),
    UserCreateDate: user.created / 1000,
    UserLastModifiedDate: (user.modified ?? user.created) / 1000,
    Enabled: !user.disabled,
    UserStatus: statusOf(user),
  };
}
