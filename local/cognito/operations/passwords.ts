import { acceptCode, deliveryTo, refuseCodeOfUnknownUser, sendCode } from '../confirmation-codes';
import { invalidParameter, notAuthorized, userDisabled, wrongCredentials } from '../errors';
import { checkPassword } from '../password-policy';
import { passwordMatches } from '../srp';
import { findEnabledUserFor } from '../user-pool';
import { setPermanentPassword } from './admin';
import type { AccountOperation, ClientOperation } from './types';

export const forgotPassword: ClientOperation = (pool, client, input) => {
  const name = input.required('Username');
  if (!pool.settings.recoversByEmail) throw notAuthorized('Contact administrator to reset password.');
  const user = findEnabledUserFor(client, pool, name);
  if (user?.disabled) throw userDisabled();
  if (user?.temporaryUntil !== undefined) throw notAuthorized('User password cannot be reset in the current state.');
  const email = user?.emailVerified ? user.attributes.email : undefined;
  if (user && email !== undefined) return { CodeDeliveryDetails: sendCode(pool, user, 'resetPassword', email) };
  if (client.hidesUnknownUsers) return { CodeDeliveryDetails: deliveryTo(name) };
  throw invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number');
};

/** A refused new password leaves the code usable. */
export const confirmForgotPassword: ClientOperation = async (pool, client, input) => {
  const name = input.required('Username');
  const code = input.required('ConfirmationCode');
  const password = input.required('Password');
  checkPassword(password, pool.settings.passwordPolicy);
  const user = findEnabledUserFor(client, pool, name);
  if (!user) return refuseCodeOfUnknownUser(pool, name, 'resetPassword');
  acceptCode(pool, user, 'resetPassword', code);
  setPermanentPassword(pool, user, password);
  pool.store.save();
  await pool.triggers.postConfirmation(client.id, user, 'PostConfirmation_ConfirmForgotPassword', input);
  return {};
};

export const changePassword: AccountOperation = (pool, user, input) => {
  const previous = input.required('PreviousPassword');
  const proposed = input.required('ProposedPassword');
  checkPassword(proposed, pool.settings.passwordPolicy);
  const subject = `previous password ${user.sub}`;
  pool.attemptLimit.check(subject);
  if (!passwordMatches(pool.settings.name, user.username, previous, user.password)) {
    pool.attemptLimit.failed(subject);
    throw wrongCredentials();
  }
  pool.attemptLimit.succeeded(subject);
  setPermanentPassword(pool, user, proposed);
  pool.store.save();
  return {};
};
