import { roleOfGroups } from '../../graphql/access';
import type {
  MutationDeleteMyAccountArgs,
  MutationDisablePersonArgs,
  MutationEnablePersonArgs,
  MutationRemovePersonArgs,
  MutationResendInvitationArgs,
  MutationSetPersonRoleArgs,
  MutationSignOutPersonArgs,
} from '../../graphql/generated/schema';
import type { PersonAnswer } from '../../graphql/people';
import { type PeopleContext, readPerson } from './context';
import { Refusal } from './refusal';
import { needOtherAdmin, withLease } from './role-changes';

export async function setPersonRole(
  context: PeopleContext,
  { sub, role, ownAccount }: MutationSetPersonRoleArgs,
): Promise<PersonAnswer> {
  const { pool } = context;
  await withLease(context, async () => {
    const before = await pool.roles(sub);
    if (roleOfGroups(before) === 'admin' && role !== 'admin') {
      checkOwnAccount(context, sub, ownAccount, 'you can no longer manage people, and only another admin can undo it');
      await needOtherAdmin(context, sub);
    }
    // Adds the new group first: between the two calls, the person has two roles rather than none.
    if (!before.includes(role)) await pool.addToRole(sub, role);
    for (const other of before) if (other !== role) await pool.removeFromRole(sub, other);
  });
  return readPerson(context, sub);
}

export async function disablePerson(
  context: PeopleContext,
  { sub, ownAccount }: MutationDisablePersonArgs,
): Promise<PersonAnswer> {
  const { pool } = context;
  checkOwnAccount(context, sub, ownAccount, 'you are signed out, and only another admin can let you in again');
  await unlessLastAdmin(context, sub, async () => {
    await pool.disable(sub);
    // Otherwise earlier sessions would continue once the person is enabled again.
    await pool.signOut(sub);
  });
  return readPerson(context, sub);
}

export async function enablePerson(context: PeopleContext, { sub }: MutationEnablePersonArgs): Promise<PersonAnswer> {
  await context.pool.enable(sub);
  return readPerson(context, sub);
}

export async function signOutPerson(context: PeopleContext, { sub }: MutationSignOutPersonArgs): Promise<PersonAnswer> {
  await context.pool.signOut(sub);
  return readPerson(context, sub);
}

/**
 * The person's data is deleted before the account, so that the caller can try again if that fails.
 * @returns the person before the deletion
 */
export async function removePerson(
  context: PeopleContext,
  { sub, ownAccount }: MutationRemovePersonArgs,
): Promise<PersonAnswer> {
  checkOwnAccount(context, sub, ownAccount, 'your account is gone, and only another admin can invite you again');
  const person = await readPerson(context, sub);
  await unlessLastAdmin(context, sub, () => deletePerson(context, sub));
  return person;
}

/**
 * The caller's data is deleted before the account, so that the caller can try again if that fails.
 * @returns the person before the deletion
 */
export async function deleteMyAccount(
  context: PeopleContext,
  { dryRun }: MutationDeleteMyAccountArgs,
): Promise<PersonAnswer> {
  const { sub } = context.caller;
  const person = await readPerson(context, sub);
  await unlessLastAdmin(context, sub, async () => {
    if (!dryRun) await deletePerson(context, sub);
  });
  return person;
}

async function deletePerson({ pool, records, settings, clock }: PeopleContext, sub: string): Promise<void> {
  await settings.markDeleted(sub, clock.now());
  await records.delete(sub);
  await pool.deleteAccount(sub);
}

export async function resendInvitation(
  context: PeopleContext,
  { sub }: MutationResendInvitationArgs,
): Promise<PersonAnswer> {
  const person = await readPerson(context, sub);
  if (person.state === 'disabled') {
    throw new Refusal('NotInvited', 'This person is disabled. Enable the account first, then send the invitation.');
  }
  await context.pool.resendInvitation(person.email);
  return person;
}

async function unlessLastAdmin(context: PeopleContext, sub: string, change: () => Promise<void>): Promise<void> {
  await withLease(context, async () => {
    if ((await context.pool.roles(sub)).includes('admin')) await needOtherAdmin(context, sub);
    await change();
  });
}

/** Prevents admins from locking themselves out by mistake: a change of the own account needs `ownAccount`. */
function checkOwnAccount({ caller }: PeopleContext, sub: string, said: unknown, consequence: string): void {
  if (caller.sub !== sub || said === true) return;
  throw new Refusal(
    'OwnAccount',
    `This is your own account: ${consequence}. Call again with ownAccount: true if you mean it.`,
  );
}
