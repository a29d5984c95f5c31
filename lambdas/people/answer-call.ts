import type { PeopleAnswer, PeopleCall } from '../../graphql/people';
import {
  deleteMyAccount,
  disablePerson,
  enablePerson,
  removePerson,
  resendInvitation,
  setPersonRole,
  signOutPerson,
} from './change-person';
import type { PeopleContext } from './context';
import { invitePeople } from './invite-people';
import { listPeople } from './list-people';
import { me } from './own-account';
import { refusalOf } from './refusal';

const fields = {
  me,
  listPeople,
  invitePeople,
  resendInvitation,
  setPersonRole,
  disablePerson,
  enablePerson,
  signOutPerson,
  removePerson,
  deleteMyAccount,
};

type Field = (context: PeopleContext, given: Record<string, unknown>) => Promise<unknown>;

/**
 * Answers one field. The log records the caller, the action, the affected account and its new role, by account ids.
 * @throws Error of a service that failed; AppSync reports it as the field's error.
 */
export async function answerCall(call: PeopleCall, services: Omit<PeopleContext, 'caller'>): Promise<PeopleAnswer> {
  const { field, arguments: given, caller } = call;
  const answer = (fields as Readonly<Record<string, unknown>>)[field] as Field | undefined;
  if (!answer) throw new Error(`The people function has no field ${field}.`);
  const entry = {
    field,
    caller: caller.sub,
    ...(typeof given.sub === 'string' && { sub: given.sub }),
    ...(typeof given.role === 'string' && { role: given.role }),
    ...(given.dryRun === true && { dryRun: true }),
  };
  try {
    const value = await answer({ ...services, caller }, given);
    console.info({ people: entry });
    return { value };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    console.info({ people: { ...entry, refused: refusal.errorType } });
    return { refusal };
  }
}
