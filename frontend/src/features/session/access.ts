import { type AccessRule, type Action, accessRules, type Role, type Subject } from './accessRules';

/** The object that a rule's conditions are checked against. */
export type Resource = Readonly<Record<string, unknown>>;

/**
 * Whether a role may perform an action, on one resource or, without it, on any at all. It decides as CASL does; only
 * the page about access control loads CASL itself, as the shell must stay small.
 */
export function can(role: Role, action: Action, subject: Subject, resource?: Resource): boolean {
  const rule = matchingRule(accessRules[role], action, subject, resource);
  return rule !== undefined && !rule.inverted;
}

/** The last matching rule decides. */
export function matchingRule(
  rules: readonly AccessRule[],
  action: Action,
  subject: Subject,
  resource?: Resource,
): AccessRule | undefined {
  return rules.findLast(
    (rule) =>
      [rule.action].flat().some((one) => one === action || one === 'manage') &&
      [rule.subject].flat().some((one) => one === subject || one === 'all') &&
      fits(rule, resource),
  );
}

/** Without a resource, a conditional rule applies if it allows, and does not if it forbids. */
function fits({ conditions, inverted }: AccessRule, resource: Resource | undefined): boolean {
  if (!conditions) return true;
  if (!resource) return !inverted;
  return Object.entries(conditions).every(([name, value]) => resource[name] === value);
}
