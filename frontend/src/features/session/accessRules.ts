/**
 * Permissions with their reasons: one list of rules for the application and for the page that demonstrates them. What
 * each role of an account may do comes from the table that the schema and the policies follow too.
 */
import { fieldAccess, peopleAccess, routeAccess, type UserRole, userRoles } from '../../../../graphql/access';

/** A user's role: a guest's, or an account's, the one that may the least first. */
export const roles = ['guest', ...userRoles.toReversed()] as readonly Role[];
export type Role = 'guest' | UserRole;

export const actions = ['read', 'edit', 'delete', 'restore', 'import', 'interpret', 'administer'] as const;
export type Action = (typeof actions)[number];

/** What an action applies to: the bundled sample, the administration's rentals, texts to analyse, and people. */
export const subjects = ['Sample', 'Rental', 'Text', 'Person'] as const;
export type Subject = (typeof subjects)[number];

/** The reason for a rule. */
export type Reason =
  | 'sampleIsForAll'
  | 'sampleStays'
  | 'signInFirst'
  | 'viewersRead'
  | 'viewersOnlyRead'
  | 'editorsWork'
  | 'editorsWorkOnRentals'
  | 'adminsMayAll'
  | 'alreadyDeleted'
  | 'notDeleted';

/** A rule as CASL reads it (https://casl.js.org). `manage` is every action and `all` every subject. */
export interface AccessRule {
  action: Action | 'manage' | (Action | 'manage')[];
  subject: Subject | 'all' | (Subject | 'all')[];
  /** Whether the rule forbids. */
  inverted?: true;
  /** The rule applies only to resources with these values. */
  conditions?: { _deleted: boolean };
  reason: Reason;
}

const changes: Action[] = ['edit', 'delete', 'restore', 'import'];

/** The possible actions on each subject. */
export const actionsOn: Readonly<Record<Subject, readonly Action[]>> = {
  Sample: ['read', ...changes],
  Rental: ['read', ...changes],
  Text: ['interpret'],
  Person: ['administer'],
};

/** The calls behind the actions on a subject, which the cloud refuses to all other roles. */
const needs: readonly { subject: Subject; actions: Action[]; allowed: readonly UserRole[] }[] = [
  { subject: 'Rental', actions: ['read'], allowed: fieldAccess['Query.syncRentals'] },
  { subject: 'Rental', actions: changes, allowed: fieldAccess['Mutation.batchTest'] },
  { subject: 'Text', actions: ['interpret'], allowed: routeAccess['POST /interpret'] },
  { subject: 'Person', actions: ['administer'], allowed: peopleAccess },
];

const reasons: Readonly<Record<Role, { allowed: Reason; forbidden: Reason }>> = {
  guest: { allowed: 'sampleIsForAll', forbidden: 'signInFirst' },
  viewer: { allowed: 'viewersRead', forbidden: 'viewersOnlyRead' },
  editor: { allowed: 'editorsWork', forbidden: 'editorsWorkOnRentals' },
  admin: { allowed: 'adminsMayAll', forbidden: 'adminsMayAll' },
};

const sample: AccessRule[] = [
  { action: 'read', subject: 'Sample', reason: 'sampleIsForAll' },
  { action: changes, subject: 'Sample', inverted: true, reason: 'sampleStays' },
];

/** What no role may do, by the rental's state. */
const stateRules: AccessRule[] = [
  { action: 'delete', subject: 'Rental', conditions: { _deleted: true }, inverted: true, reason: 'alreadyDeleted' },
  { action: 'restore', subject: 'Rental', conditions: { _deleted: false }, inverted: true, reason: 'notDeleted' },
];

function rulesOf(role: Role): AccessRule[] {
  const allowed = needs.filter((need) => role !== 'guest' && need.allowed.includes(role));
  const isWriter = allowed.some(({ actions }) => actions.includes('edit'));
  const { forbidden, allowed: reason } = reasons[role];
  return [
    { action: 'manage', subject: ['Rental', 'Text', 'Person'], inverted: true, reason: forbidden },
    ...allowed.map(({ subject, actions: action }): AccessRule => ({ action, subject, reason })),
    ...(isWriter ? stateRules : []),
    ...sample,
  ];
}

/** The rules of each role. The last matching rule decides; without one, the action is forbidden. */
export const accessRules: Readonly<Record<Role, AccessRule[]>> = {
  guest: rulesOf('guest'),
  viewer: rulesOf('viewer'),
  editor: rulesOf('editor'),
  admin: rulesOf('admin'),
};
