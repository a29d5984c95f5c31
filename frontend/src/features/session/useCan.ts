import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { can, matchingRule } from './access';
import { type Action, accessRules, type Subject } from './accessRules';
import { selectRole } from './sessionSlice';

/** Whether the user may perform an action; undefined while the session is unknown. */
export function useCan(action: Action, subject: Subject = 'Rental'): boolean | undefined {
  const role = useAppSelector(selectRole);
  return role && can(role, action, subject);
}

/**
 * Why the user's role may not perform an action, as a sentence for its disabled control; undefined if it may, and while
 * the session is unknown.
 */
export function useDenial(action: Action, subject: Subject = 'Rental'): string | undefined {
  const { t } = useTranslation('common');
  const role = useAppSelector(selectRole);
  if (!role || can(role, action, subject)) return undefined;
  const reason = matchingRule(accessRules[role], action, subject)?.reason;
  return t(reason === 'signInFirst' ? 'denied.signInFirst' : `denied.${role as 'viewer' | 'editor'}`);
}
