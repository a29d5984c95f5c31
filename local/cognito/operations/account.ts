import { checkChangedAttributes } from '../attributes';
import { acceptCode, type CodeDelivery, sendCode } from '../confirmation-codes';
import { emailTaken, invalidParameter } from '../errors';
import { findUser, type UserPool } from '../user-pool';
import { attributesOf, type User } from '../user-store';
import type { AccountOperation } from './types';

export const getUser: AccountOperation = (_pool, user) => {
  return {
    Username: user.username,
    UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
  };
};

export const updateUserAttributes: AccountOperation = (pool, user, input) => {
  const changed = new Map(input.attributes('UserAttributes'));
  checkChangedAttributes(changed, pool.settings.attributes);
  const email = changed.get('email');
  if (email !== undefined) refuseEmailOfAnother(pool, user, email);
  const delivery = changeAttributes(pool, user, changed);
  pool.store.save();
  return { CodeDeliveryDetailsList: delivery ? [delivery] : [] };
};

/** Sets attributes that were checked; an empty value removes one. The caller saves. */
export function changeAttributes(
  pool: UserPool,
  user: User,
  changed: ReadonlyMap<string, string>,
): CodeDelivery | undefined {
  for (const [name, value] of changed) {
    if (name === 'email') continue;
    if (value) user.attributes[name] = value;
    else delete user.attributes[name];
  }
  const email = changed.get('email');
  return email === undefined ? undefined : changeEmail(pool, user, email);
}

export const getUserAttributeVerificationCode: AccountOperation = (pool, user, input) => {
  requireEmail(input.required('AttributeName'));
  const address = user.emailToVerify ?? user.attributes.email;
  if (address === undefined) throw invalidParameter('The user has no email to verify.');
  return { CodeDeliveryDetails: sendCode(pool, user, 'verifyEmail', address) };
};

export const verifyUserAttribute: AccountOperation = (pool, user, input) => {
  requireEmail(input.required('AttributeName'));
  // Another account may use the address since the code was sent.
  if (user.emailToVerify !== undefined) refuseEmailOfAnother(pool, user, user.emailToVerify);
  acceptCode(pool, user, 'verifyEmail', input.required('Code'));
  if (user.emailToVerify !== undefined) user.attributes.email = user.emailToVerify;
  delete user.emailToVerify;
  user.emailVerified = true;
  pool.store.save();
  return {};
};

export const deleteUser: AccountOperation = (pool, user) => {
  pool.store.remove(user);
  pool.store.save();
  return {};
};

/** Applies a new address, immediately or once verified, as the pool requires. Drops an older pending change. */
function changeEmail(pool: UserPool, user: User, email: string): CodeDelivery | undefined {
  delete user.emailToVerify;
  delete user.codes.verifyEmail;
  if (email === user.attributes.email) return undefined;
  if (pool.settings.keepsEmailUntilVerified) {
    user.emailToVerify = email;
    return sendCode(pool, user, 'verifyEmail', email);
  }
  user.attributes.email = email;
  user.emailVerified = false;
  return pool.settings.verifiesEmail ? sendCode(pool, user, 'verifyEmail', email) : undefined;
}

/** Where people sign in with their address, no two accounts may have the same. */
export function refuseEmailOfAnother(pool: UserPool, user: User, email: string): void {
  const existing = pool.settings.emailIsUsername ? findUser(pool, email) : undefined;
  if (existing && existing !== user) throw emailTaken();
}

function requireEmail(attribute: string): void {
  if (attribute !== 'email') throw invalidParameter(`The local cloud verifies email only, not ${attribute}.`);
}
