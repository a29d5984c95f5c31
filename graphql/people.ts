import { type UserRole, userRoles } from './access';
import type { OwnAccount, Person } from './generated/schema';

/** Roles from the least to the most. */
export const personRoles: readonly UserRole[] = userRoles.toReversed();

/** How many invitations one call takes: at Cognito's speed, that is a few seconds. */
export const maxInvitations = 50;

/** How many people a page holds when the caller does not say, and at most. */
export const defaultPeopleLimit = 300;
export const maxPeopleLimit = 600;

/** Cognito takes no longer address. */
const maxEmailLength = 128;

/** Characters that no address has, those that cannot be seen among them: such an address would never get a mail. */
const notInAddress = /[\s<>,;:"\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has the form of an email address, as Cognito checks it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && !notInAddress.test(text) && /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text);

/** Why something about a person was not done. `Throttled`, `Busy` and `InternalFailure` may pass when sent again. */
export type PeopleErrorType =
  | 'BadRequest'
  | 'NotFound'
  | 'LastAdmin'
  | 'OwnAccount'
  | 'AlreadyExists'
  | 'NotInvited'
  | 'MailFailed'
  | 'MailLimit'
  | 'RoleNotSet'
  | 'Busy'
  | 'Throttled'
  | 'InternalFailure';

export interface PeopleRefusal {
  errorType: PeopleErrorType;
  /** A sentence that says what to do. */
  message: string;
}

export type PersonAnswer = Omit<Person, '__typename'>;

export interface OwnAccountAnswer extends Pick<OwnAccount, 'sub' | 'interpreted'> {
  person: PersonAnswer;
}

/** What the `people` function gives its resolvers: a value of the field, or why there is none. */
export interface PeopleAnswer<Value = unknown> {
  value?: Value;
  refusal?: PeopleRefusal;
}

/** Who makes a call. */
export interface Caller {
  sub: string;
  /** Null for calls that are signed with AWS credentials. */
  email: string | null;
}

/** What the resolvers give the `people` function. */
export interface PeopleCall {
  field: string;
  arguments: Record<string, unknown>;
  caller: Caller;
}
