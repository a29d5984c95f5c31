/**
 * Who may do what, by role. The schema's directives, the roles' policies, the functions and the browser's rules follow
 * this table; test/graphql/access.test.ts and test/local/running/access.test.ts hold them to it.
 */

/** The roles of people with an account: the names of the user pool's groups, by precedence. */
export const userRoles = ['admin', 'editor', 'viewer'] as const;
export type UserRole = (typeof userRoles)[number];

/** The role of a person who is in no group. */
export const defaultRole: UserRole = 'viewer';

const everybody: readonly UserRole[] = userRoles;
const writers: readonly UserRole[] = ['admin', 'editor'];
const nobody: readonly UserRole[] = [];
const admins: readonly UserRole[] = ['admin'];

/** Inviting people, changing their roles, and disabling or deleting their accounts. */
export const peopleAccess: readonly UserRole[] = admins;

/** The fields of the data endpoint. */
export const fieldAccess = {
  'Query.getRental': everybody,
  'Query.listRentals': everybody,
  'Query.syncRentals': everybody,
  'Query.changeFeed': everybody,
  'Query.rentalHistory': everybody,
  'Query.listActivity': everybody,
  'Mutation.batchTest': writers,
  'Subscription.onBatchTest': everybody,
  // Called only by the function behind the table's stream.
  'Mutation.publishRentalChanges': nobody,
  'Subscription.onRentalChanges': everybody,
  'Query.listPeople': admins,
  'Mutation.invitePeople': admins,
  'Mutation.resendInvitation': admins,
  'Mutation.setPersonRole': admins,
  'Mutation.disablePerson': admins,
  'Mutation.enablePerson': admins,
  'Mutation.signOutPerson': admins,
  'Mutation.removePerson': admins,
  // For the caller's own account only: its resolver refuses others.
  'Subscription.onPersonChanged': everybody,
  // The caller's own data, by the token.
  'Query.me': everybody,
  'Query.mySettings': everybody,
  'Mutation.saveMySetting': everybody,
  'Mutation.deleteMyAccount': everybody,
  'Subscription.onMySetting': everybody,
} as const satisfies Record<`${'Query' | 'Mutation' | 'Subscription'}.${string}`, readonly UserRole[]>;
export type GraphqlField = keyof typeof fieldAccess;

/** The fields that the stage's API key reads, where it has one. */
export const apiKeyFields: readonly GraphqlField[] = [
  'Query.getRental',
  'Query.listRentals',
  'Query.syncRentals',
  'Query.changeFeed',
];

/** The REST routes, by ID token only. */
export const routeAccess = {
  'POST /interpret': writers,
} as const satisfies Record<string, readonly UserRole[]>;
export type RestRoute = keyof typeof routeAccess;

/** Actions on the files in a person's own folder, by AWS credentials only. */
export const fileAccess = {
  's3:GetObject': everybody,
  's3:PutObject': everybody,
  's3:DeleteObject': everybody,
  's3:ListBucket': everybody,
} as const satisfies Record<string, readonly UserRole[]>;
export type FileAction = keyof typeof fileAccess;

/** Actions on the files that an initial load of the rentals begins with, by AWS credentials only. */
export const snapshotAccess = {
  's3:GetObject': everybody,
} as const satisfies Record<string, readonly UserRole[]>;

/** The role of a person in these groups of the user pool; the highest if there are several. */
export function roleOfGroups(groups: readonly string[]): UserRole {
  return userRoles.find((role) => groups.includes(role)) ?? defaultRole;
}

/** What a role may use of a part of the table. */
export function allowedTo<Name extends string>(
  role: UserRole,
  access: Readonly<Record<Name, readonly UserRole[]>>,
): Name[] {
  return (Object.keys(access) as Name[]).filter((name) => access[name].includes(role));
}
