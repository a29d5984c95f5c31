import type { Mailbox } from '../mailbox/types';
import { createHourlyLimit, createLockout, type HourlyLimit, type Lockout } from './attempts';
import { userNotFound } from './errors';
import type { GroupSettings } from './groups';
import { createOpenSteps, type OpenSignIn, type OpenSteps, type RequiredChange } from './open-steps';
import { createTokenSigner, type TokenSigner } from './token-signer';
import type { Triggers } from './triggers';
import type { UserPoolClientSettings } from './user-pool-client-settings';
import type { UserPoolSettings } from './user-pool-settings';
import { openUserStore, type User, type UserStore } from './user-store';

/** A running user pool, as its operations use it. */
export interface UserPool {
  readonly settings: UserPoolSettings;
  readonly store: UserStore;
  readonly signer: TokenSigner;
  readonly mailbox: Mailbox;
  /** Sign-ins between the two halves of SRP, by their secret block. */
  readonly openSignIns: OpenSteps<OpenSignIn>;
  /** Sign-ins that need a new password, by their session. */
  readonly requiredChanges: OpenSteps<RequiredChange>;
  readonly signInLockout: Lockout;
  /** For codes, and for the current password when it is changed. */
  readonly attemptLimit: HourlyLimit;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly triggers: Triggers;
}

/**
 * @param folder where the pool's accounts are stored
 * @param groups the groups that the template defines
 * @throws Error naming the file when it is damaged.
 */
export function openUserPool(
  settings: UserPoolSettings,
  folder: string,
  mailbox: Mailbox,
  now: () => number,
  groups: readonly GroupSettings[],
  triggers: Triggers,
): UserPool {
  const store = openUserStore(folder, settings.id, now, groups);
  return {
    settings,
    store,
    signer: createTokenSigner(store.signingKey, store.signingKeyId),
    mailbox,
    openSignIns: createOpenSteps(now),
    requiredChanges: createOpenSteps(now),
    signInLockout: createLockout(now),
    attemptLimit: createHourlyLimit(now),
    now,
    triggers,
  };
}

/** Normalizes a name for comparison in this pool. */
export function comparable(pool: UserPool, name: string): string {
  return pool.settings.caseSensitive ? name : name.toLowerCase();
}

/** The account for a typed sign-in name: the user name, or the email address where people sign in with it. */
export function findUser(pool: UserPool, name: string): User | undefined {
  const normalizedName = comparable(pool, name);
  const matches = (candidate: string | undefined) =>
    candidate !== undefined && comparable(pool, candidate) === normalizedName;
  return pool.store.users.find(
    (user) => matches(user.username) || (pool.settings.emailIsUsername && matches(user.attributes.email)),
  );
}

/**
 * The account of that name, or undefined if the client must not learn that there is none.
 * @throws AwsError UserNotFoundException when there is none and the client may know.
 */
export function findUserFor(client: UserPoolClientSettings, pool: UserPool, name: string): User | undefined {
  const user = findUser(pool, name);
  if (!user && !client.hidesUnknownUsers) throw userNotFound();
  return user;
}

/**
 * As {@link findUserFor}, where a disabled account counts as none too: for codes that are mailed.
 * Source: https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pool-managing-errors.html.
 */
export function findEnabledUserFor(client: UserPoolClientSettings, pool: UserPool, name: string): User | undefined {
  const user = findUserFor(client, pool, name);
  return user?.disabled && client.hidesUnknownUsers ? undefined : user;
}
