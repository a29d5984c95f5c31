import { randomUUID } from 'node:crypto';
import { AwsError } from '../http/errors';
import { checkNewAttributes, isEmail } from './attributes';
import { invalidParameter } from './errors';
import { checkPassword } from './password-policy';
import { createVerifier } from './srp';
import { findUser, type UserPool } from './user-pool';
import type { User } from './user-store';

/**
 * Adds an unconfirmed account; the caller saves.
 * @param name the email address where people sign in with it, otherwise the user name
 * @throws AwsError InvalidParameterException, InvalidPasswordException or UsernameExistsException.
 */
export function addAccount(
  pool: UserPool,
  name: string,
  password: string,
  attributes: ReadonlyMap<string, string>,
): User {
  const { settings } = pool;
  const complete = settings.emailIsUsername ? withEmail(attributes, name) : attributes;
  if (!settings.emailIsUsername) checkUsername(name);
  checkPassword(password, settings.passwordPolicy);
  checkNewAttributes(complete, settings.attributes);
  if (findUser(pool, name)) {
    throw new AwsError(
      'UsernameExistsException',
      settings.emailIsUsername ? 'An account with the given email already exists.' : 'User already exists',
    );
  }
  const sub = randomUUID();
  const username = settings.emailIsUsername ? sub : name;
  const user: User = {
    username,
    sub,
    created: pool.now(),
    confirmed: false,
    password: createVerifier(settings.name, username, password),
    attributes: Object.fromEntries(complete),
    emailVerified: false,
    codes: {},
  };
  pool.store.add(user);
  return user;
}

function withEmail(attributes: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  if (!isEmail(name)) throw invalidParameter('Username should be an email.');
  const stated = attributes.get('email');
  if (stated !== undefined && stated.toLowerCase() !== name.toLowerCase()) {
    throw invalidParameter('The attribute email must be the same as the username.');
  }
  return new Map([...attributes, ['email', name]]);
}

function checkUsername(name: string): void {
  if (/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u.test(name)) return;
  throw invalidParameter(
    "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
  );
}
