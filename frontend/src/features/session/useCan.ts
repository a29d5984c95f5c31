import { useAppSelector } from '../../app/hooks';
import { can } from './access';
import type { Action, Role, Subject } from './accessRules';
import { type SessionState, selectSessionStatus } from './sessionSlice';

/** Who is at work; nobody while the session is not known, or is locked. */
const roleOf: Readonly<Record<SessionState['status'], Role | undefined>> = {
  unknown: undefined,
  guest: 'guest',
  signedIn: 'editor',
  locked: undefined,
};

/** Whether the person at work may do something; undefined while it is not known who that is. */
export function useCan(action: Action, subject: Subject = 'Rental'): boolean | undefined {
  const role = roleOf[useAppSelector(selectSessionStatus)];
  return role && can(role, action, subject);
}
