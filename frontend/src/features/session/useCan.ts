import { useAppSelector } from '../../app/hooks';
import { can } from './access';
import type { Action, Role, Subject } from './accessRules';
import { type SessionState, selectSessionStatus } from './sessionSlice';

/** The role by session status; none while the session is unknown or locked. */
const roleOf: Readonly<Record<SessionState['status'], Role | undefined>> = {
  unknown: undefined,
  guest: 'guest',
  signedIn: 'editor',
  locked: undefined,
};

/** Whether the user may perform an action; undefined while the session is unknown. */
export function useCan(action: Action, subject: Subject = 'Rental'): boolean | undefined {
  const role = roleOf[useAppSelector(selectSessionStatus)];
  return role && can(role, action, subject);
}
