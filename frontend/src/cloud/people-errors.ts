import type { PeopleErrorType } from '../../../graphql/people';

/** The refusals of the `people` function that have a sentence of their own. */
export const peopleErrorTypes = [
  'NotFound',
  'LastAdmin',
  'OwnAccount',
  'AlreadyExists',
  'NotInvited',
  'MailFailed',
  'MailLimit',
  'RoleNotSet',
  'Busy',
  'BadRequest',
  'InternalFailure',
] as const satisfies readonly PeopleErrorType[];
export type PeopleSentence = (typeof peopleErrorTypes)[number];

/** The reason why a change of a person was refused, if the answer has one. */
export function peopleErrorOf(answer: unknown): PeopleSentence | 'Unauthorized' | undefined {
  const [error] = (answer as { errors?: { errorType?: string }[] } | null | undefined)?.errors ?? [];
  if (error?.errorType === 'Unauthorized') return 'Unauthorized';
  return peopleErrorTypes.find((type) => type === error?.errorType);
}
