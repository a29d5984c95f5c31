import type { InvitationInput, MutationInvitePeopleArgs } from '../../graphql/generated/schema';
import { isEmailAddress, maxInvitations, type PersonAnswer } from '../../graphql/people';
import { errorName } from '../shared/error-name';
import { mapConcurrently } from '../shared/map-concurrently';
import type { PeopleContext } from './context';
import { personOf } from './person';
import { Refusal, refusalOf } from './refusal';

/** Cognito allows an AWS account 50 such calls per second over all its pools; each takes about a third of a second. */
const concurrency = 8;

export interface InvitationAnswer {
  email: string;
  person: PersonAnswer | null;
  errorType: string | null;
  message: string | null;
}

/** Invites the addresses independently: a refused one does not affect the others. */
export async function invitePeople(
  context: PeopleContext,
  { invitations }: MutationInvitePeopleArgs,
): Promise<InvitationAnswer[]> {
  if (invitations.length > maxInvitations) {
    throw new Refusal(
      'BadRequest',
      `A call sends at most ${maxInvitations} invitations and this one has ${invitations.length}. Send it in parts.`,
    );
  }
  const addedBy = context.caller.email ?? (await context.pool.account(context.caller.sub)).email;
  const seen = new Set<string>();
  const rows = invitations.map((invitation) => {
    const address = invitation.email.trim().toLowerCase();
    const isRepeated = seen.has(address);
    seen.add(address);
    return { invitation, isRepeated };
  });
  return mapConcurrently(rows, concurrency, async ({ invitation, isRepeated }) => {
    const answer = { email: invitation.email, person: null, errorType: null, message: null };
    try {
      if (isRepeated) throw new Refusal('AlreadyExists', 'The same address is in this list before.');
      return { ...answer, ...(await invite(context, invitation, addedBy)) };
    } catch (error) {
      return { ...answer, ...(refusalOf(error) ?? failure(error)) };
    }
  });
}

async function invite(context: PeopleContext, { email, role }: InvitationInput, addedBy: string) {
  const { pool, records } = context;
  const address = email.trim();
  if (!isEmailAddress(address)) throw new Refusal('BadRequest', 'This is not an email address.');
  const account = await pool.create(address);
  // The invitation is sent: later failures must not report it as not sent.
  const [joined, recorded] = await Promise.allSettled([
    pool.addToRole(account.sub, role),
    records.recordInviter(account.sub, addedBy),
  ]);
  const hasRecord = recorded.status === 'fulfilled';
  const record = hasRecord ? { lastSignInAt: null, addedBy } : undefined;
  if (!hasRecord) console.warn({ people: { recordMissing: errorName(recorded.reason) } });
  const hasRole = joined.status === 'fulfilled';
  console.info({ people: { invited: account.sub, caller: context.caller.sub, ...(hasRole && { role }) } });
  if (hasRole) return { person: personOf(account, role, record) };
  console.warn({ people: { roleNotSet: errorName(joined.reason) } });
  return {
    person: personOf(account, 'viewer', record),
    errorType: 'RoleNotSet',
    message:
      'The invitation is sent, but the role could not be set: this person is a viewer. Set the role in the list.',
  };
}

function failure(error: unknown) {
  console.error({ people: { invitationFailed: errorName(error) } });
  return { errorType: 'InternalFailure', message: 'The invitation could not be sent. Try again.' };
}
