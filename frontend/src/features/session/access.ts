import { type AccessRule, type Action, accessRules, type Role, type Subject } from './accessRules';

/** What the conditions of rules are about. */
export type Resource = Readonly<Record<string, unknown>>;

/**
 * Whether a role may do something, with one thing or, without it, with any at all. It decides as CASL does, which is
 * left to the page about access control: the shell has no room for it.
 */
export function can(role: Role, action: Action, subject: Subject, thing?: Resource): boolean {
  const rule = matchingRule(accessRules[role], action, subject, thing);
  return rule !== undefined && !rule.inverted;
}

/** The last matching rule decides. */
export function matchingRule(
  rules: readonly AccessRule[],
  action: Action,
  subject: Subject,
  thing?: Resource,
): AccessRule | undefined {
  return rules.findLast(
    (rule) =>
      [rule.action].flat().some((one) => one === action || one === 'manage') &&
      [rule.subject].flat().some((one) => one === subject || one === 'all') &&
      fits(rule, thing),
  );
}

/** Without a resource, a conditional rule counts if it allows, and not if it forbids. */
function fits({ conditions, inverted }: AccessRule, thing: Resource | undefined): boolean {
  if (!conditions) return true;
  if (!thing) return !inverted;
  return Object.entries(conditions).every(([name, value]) => thing[name] === value);
}
