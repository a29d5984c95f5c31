/** Permissions with their reasons: one list of rules for the application and for the page that demonstrates them. */

/** A user's role. The application itself has guests and, once signed in, editors. */
export const roles = ['guest', 'viewer', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

export const actions = ['read', 'edit', 'delete', 'restore', 'erase', 'import', 'interpret'] as const;
export type Action = (typeof actions)[number];

/** What an action applies to: the bundled sample, the administration's rentals, and texts to analyse. */
export const subjects = ['Sample', 'Rental', 'Text'] as const;
export type Subject = (typeof subjects)[number];

/** The reason for a rule. */
export type Reason =
  | 'sampleIsForAll'
  | 'sampleStays'
  | 'signInFirst'
  | 'viewersRead'
  | 'viewersOnlyRead'
  | 'editorsWork'
  | 'adminsErase'
  | 'adminsMayAll'
  | 'alreadyDeleted'
  | 'notDeleted'
  | 'deleteFirst';

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

const changes: Action[] = ['edit', 'delete', 'restore', 'erase', 'import'];

/** The possible actions on each subject. */
export const actionsOn: Readonly<Record<Subject, readonly Action[]>> = {
  Sample: ['read', ...changes],
  Rental: ['read', ...changes],
  Text: ['interpret'],
};

const sample: AccessRule[] = [
  { action: 'read', subject: 'Sample', reason: 'sampleIsForAll' },
  { action: changes, subject: 'Sample', inverted: true, reason: 'sampleStays' },
];

/** The rules for all roles that may change rentals. */
const stateRules: AccessRule[] = [
  { action: 'delete', subject: 'Rental', conditions: { _deleted: true }, inverted: true, reason: 'alreadyDeleted' },
  { action: 'restore', subject: 'Rental', conditions: { _deleted: false }, inverted: true, reason: 'notDeleted' },
];

/** The rules of each role. The last matching rule decides; without one, the action is forbidden. */
export const accessRules: Readonly<Record<Role, AccessRule[]>> = {
  guest: [{ action: 'manage', subject: ['Rental', 'Text'], inverted: true, reason: 'signInFirst' }, ...sample],
  viewer: [
    { action: 'manage', subject: ['Rental', 'Text'], inverted: true, reason: 'viewersOnlyRead' },
    { action: 'read', subject: 'Rental', reason: 'viewersRead' },
    ...sample,
  ],
  editor: [
    { action: ['read', 'edit', 'delete', 'restore', 'import'], subject: 'Rental', reason: 'editorsWork' },
    { action: 'erase', subject: 'Rental', inverted: true, reason: 'adminsErase' },
    { action: 'interpret', subject: 'Text', reason: 'editorsWork' },
    ...stateRules,
    ...sample,
  ],
  admin: [
    { action: 'manage', subject: 'all', reason: 'adminsMayAll' },
    ...stateRules,
    { action: 'erase', subject: 'Rental', conditions: { _deleted: false }, inverted: true, reason: 'deleteFirst' },
    ...sample,
  ],
};
