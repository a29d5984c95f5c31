import { notAuthorized, tooManyAttempts } from './errors';

const minute = 60_000;
const failuresBeforeLockout = 5;
const maxLockout = 15 * minute;
const resetAfter = 15 * minute;

/**
 * Milliseconds an account is locked after that many wrong passwords in a row: a second at the fifth, twice as long at
 * each further one, at most fifteen minutes.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html (lockout behaviour)
 */
export function lockoutAfter(failures: number): number {
  if (failures < failuresBeforeLockout) return 0;
  return Math.min(1000 * 2 ** (failures - failuresBeforeLockout), maxLockout);
}

/** Slows down guessing of passwords. In memory only: a restart of the local cloud resets it. */
export interface Lockout {
  /** @throws AwsError NotAuthorizedException while the account is locked; such an attempt does not count. */
  check(account: string): void;
  failed(account: string): void;
  succeeded(account: string): void;
  /** Number of accounts with counted failures. */
  readonly size: number;
}

/** @param now milliseconds since 1970 */
export function createLockout(now: () => number): Lockout {
  const accounts = new Map<string, { failures: number; lockedUntil: number; lastAttempt: number }>();
  /** Limits the memory for failures with guessed names. The map is in the order of attempts. */
  const removeExpired = () => {
    for (const [account, { lastAttempt, lockedUntil }] of accounts) {
      if (now() - lastAttempt < resetAfter || now() < lockedUntil) return;
      accounts.delete(account);
    }
  };
  return {
    get size() {
      return accounts.size;
    },
    check(account) {
      removeExpired();
      const record = accounts.get(account);
      if (!record) return;
      record.lastAttempt = now();
      accounts.delete(account);
      accounts.set(account, record);
      if (now() < record.lockedUntil) throw notAuthorized('Password attempts exceeded');
    },
    failed(account) {
      const failures = (accounts.get(account)?.failures ?? 0) + 1;
      accounts.delete(account);
      accounts.set(account, { failures, lockedUntil: now() + lockoutAfter(failures), lastAttempt: now() });
    },
    succeeded: (account) => void accounts.delete(account),
  };
}

const hour = 60 * minute;
const failuresPerHour = 5;

/** Stops guessing of codes and of the current password after five failures in an hour. In memory only. */
export interface HourlyLimit {
  /** @throws AwsError LimitExceededException when the hour's attempts are used up. */
  check(subject: string): void;
  failed(subject: string): void;
  succeeded(subject: string): void;
  /** Number of subjects with counted failures. */
  readonly size: number;
}

/** @param now milliseconds since 1970 */
export function createHourlyLimit(now: () => number): HourlyLimit {
  const subjects = new Map<string, { failures: number; since: number }>();
  /** The map is in the order in which the hours started. */
  const removeExpired = () => {
    for (const [subject, { since }] of subjects) {
      if (now() - since < hour) return;
      subjects.delete(subject);
    }
  };
  const current = (subject: string) => {
    removeExpired();
    return subjects.get(subject) ?? { failures: 0, since: now() };
  };
  return {
    get size() {
      return subjects.size;
    },
    check(subject) {
      if (current(subject).failures >= failuresPerHour) throw tooManyAttempts();
    },
    failed(subject) {
      const { failures, since } = current(subject);
      subjects.set(subject, { failures: failures + 1, since });
    },
    succeeded: (subject) => void subjects.delete(subject),
  };
}
