import { randomInt, timingSafeEqual } from 'node:crypto';
import { expiredCode, wrongCode } from './errors';
import { comparable, type UserPool } from './user-pool';
import type { ConfirmationCode, User } from './user-store';

export type CodePurpose = keyof User['codes'];

/** The masked address of a code for the response, e.g. `a***@e***`. */
export interface CodeDelivery {
  readonly AttributeName: 'email';
  readonly DeliveryMedium: 'EMAIL';
  readonly Destination: string;
}

const hour = 60 * 60 * 1000;

/**
 * Lifetime of a code, in milliseconds.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/signing-up-users-in-your-app.html and quotas.
 */
export const codeLifetimes: Readonly<Record<CodePurpose, number>> = {
  signUp: 24 * hour,
  resetPassword: hour,
  verifyEmail: 24 * hour,
};

/** Compares a code with the stored one; without a stored one it has expired, as in Cognito. */
export function checkCode(
  stored: ConfirmationCode | undefined,
  code: string,
  now: number,
): 'right' | 'wrong' | 'expired' {
  if (!stored) return 'expired';
  const [expected, actual] = [Buffer.from(stored.code), Buffer.from(code)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return 'wrong';
  return stored.expires <= now ? 'expired' : 'right';
}

/** Mails the person a new code, which replaces an older one of that purpose. Saves. */
export function sendCode(pool: UserPool, user: User, purpose: CodePurpose, address: string): CodeDelivery {
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  user.codes[purpose] = { code, expires: pool.now() + codeLifetimes[purpose] };
  pool.store.save();
  const { subject, text } = pool.settings.codeMail;
  pool.mailbox.deliver({ to: address, subject, text: text.replaceAll('{####}', code), code });
  return deliveryTo(address);
}

/** The fake delivery for a client that must not find out that the user does not exist. */
export function deliveryTo(address: string): CodeDelivery {
  const [name = '', domain = ''] = address.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
}

/**
 * Accepts a code, once. The caller saves.
 * @throws AwsError CodeMismatchException, ExpiredCodeException, LimitExceededException after five wrong ones in an hour.
 */
export function acceptCode(pool: UserPool, user: User, purpose: CodePurpose, code: string): void {
  const subject = `${purpose} ${user.sub}`;
  pool.attemptLimit.check(subject);
  const verdict = checkCode(user.codes[purpose], code, pool.now());
  if (verdict === 'wrong') {
    pool.attemptLimit.failed(subject);
    throw wrongCode();
  }
  if (verdict === 'expired') throw expiredCode();
  pool.attemptLimit.succeeded(subject);
  delete user.codes[purpose];
}

/** Treats a code for an unknown user as a wrong code, with the same limit. */
export function refuseCodeOfUnknownUser(pool: UserPool, name: string, purpose: CodePurpose): never {
  const subject = `${purpose} unknown ${comparable(pool, name)}`;
  pool.attemptLimit.check(subject);
  pool.attemptLimit.failed(subject);
  throw wrongCode();
}
