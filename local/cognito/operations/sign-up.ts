import { acceptCode, deliveryTo, refuseCodeOfUnknownUser, sendCode } from '../confirmation-codes';
import { invalidParameter, notAuthorized } from '../errors';
import { addAccount } from '../new-account';
import { findEnabledUserFor, findUserFor } from '../user-pool';
import { statusOf } from '../user-store';
import type { ClientOperation } from './types';

/** A repeated sign-up of an unconfirmed account is refused too, as Cognito does; the person requests a new code. */
export const signUp: ClientOperation = async (pool, client, input) => {
  if (!pool.settings.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
  const { autoConfirmUser = false, autoVerifyEmail = false } = await pool.triggers.preSignUp(
    client.id,
    input,
    'PreSignUp_SignUp',
  );
  const attributes = new Map(input.attributes('UserAttributes'));
  const user = addAccount(pool, input.required('Username'), input.required('Password'), attributes);
  user.confirmed = autoConfirmUser;
  user.emailVerified = autoVerifyEmail;
  pool.store.save();
  if (user.confirmed) await pool.triggers.postConfirmation(client.id, user, 'PostConfirmation_ConfirmSignUp', input);
  const { email } = user.attributes;
  return {
    UserConfirmed: user.confirmed,
    UserSub: user.sub,
    ...(pool.settings.verifiesEmail &&
      !user.confirmed &&
      email !== undefined && { CodeDeliveryDetails: sendCode(pool, user, 'signUp', email) }),
  };
};

export const confirmSignUp: ClientOperation = async (pool, client, input) => {
  const name = input.required('Username');
  const code = input.required('ConfirmationCode');
  const user = findUserFor(client, pool, name);
  if (!user) return refuseCodeOfUnknownUser(pool, name, 'signUp');
  if (user.confirmed) throw notAuthorized(`User cannot be confirmed. Current status is ${statusOf(user)}`);
  acceptCode(pool, user, 'signUp', code);
  user.confirmed = true;
  user.emailVerified = true;
  pool.store.save();
  await pool.triggers.postConfirmation(client.id, user, 'PostConfirmation_ConfirmSignUp', input);
  return {};
};

export const resendConfirmationCode: ClientOperation = (pool, client, input) => {
  const name = input.required('Username');
  if (!pool.settings.verifiesEmail) throw invalidParameter('Cannot resend codes. Auto verification not turned on.');
  const user = findEnabledUserFor(client, pool, name);
  if (!user) return { CodeDeliveryDetails: deliveryTo(name) };
  if (user.confirmed) throw invalidParameter('User is already confirmed.');
  const { email } = user.attributes;
  if (email === undefined) throw invalidParameter('The user has no email to send a code to.');
  return { CodeDeliveryDetails: sendCode(pool, user, 'signUp', email) };
};
