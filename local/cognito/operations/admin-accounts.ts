import { checkChangedAttributes } from '../attributes';
import { changeAttributes, refuseEmailOfAnother } from './account';
import { type AdminOperation, requiredUser } from './admin';

/** The account stays, but sign-ins are refused and its tokens are revoked. */
export const adminDisableUser: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  user.disabled = true;
  user.modified = pool.now();
  pool.store.save();
  return {};
};

export const adminEnableUser: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  delete user.disabled;
  user.modified = pool.now();
  pool.store.save();
  return {};
};

/** Ends all sessions of a person, on every device. */
export const adminUserGlobalSignOut: AdminOperation = (pool, input) => {
  pool.store.removeSessionsOf(requiredUser(pool, input).sub);
  pool.store.save();
  return {};
};

/** Unlike the person, an administrator may say that an address is verified, which then takes effect immediately. */
export const adminUpdateUserAttributes: AdminOperation = (pool, input) => {
  const user = requiredUser(pool, input);
  const changed = new Map(input.attributes('UserAttributes'));
  const verified = changed.get('email_verified')?.toLowerCase();
  changed.delete('email_verified');
  checkChangedAttributes(changed, pool.settings.attributes);
  const email = changed.get('email');
  if (email !== undefined) refuseEmailOfAnother(pool, user, email);
  if (email !== undefined && verified === 'true') {
    changed.delete('email');
    delete user.emailToVerify;
    delete user.codes.verifyEmail;
    user.attributes.email = email;
  }
  changeAttributes(pool, user, changed);
  if (verified !== undefined) user.emailVerified = verified === 'true';
  user.modified = pool.now();
  pool.store.save();
  return {};
};
