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
 * Why the user's role may not perform an action, as a key of the common texts; undefined if it may, and while the
 * session is unknown.
 */
export function useDenialKey(action: Action, subject: Subject = 'Rental') {
  const role = useAppSelector(selectRole);
  if (!role || can(role, action, subject)) return undefined;
  const reason = matchingRule(accessRules[role], action, subject)?.reason;
  return `denied.${reason === 'signInFirst' ? reason : (role as 'viewer' | 'editor')}` as const;
}

/** The same as a sentence, for a disabled control. */
export function useDenial(action: Action, subject?: Subject): string | undefined {
  const { t } = useTranslation('common');
  const key = useDenialKey(action, subject);
  return key && t(key);
}
