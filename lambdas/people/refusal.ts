import type { PeopleErrorType, PeopleRefusal } from '../../graphql/people';

/** A request that is refused with a reason for the caller. The function has not failed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly errorType: PeopleErrorType,
    message: string,
  ) {
    super(message);
  }
}

const byName: Readonly<Record<string, (message: string) => Refusal>> = {
  UserNotFoundException: () => new Refusal('NotFound', 'This account no longer exists. Load the list again.'),
  UsernameExistsException: () => new Refusal('AlreadyExists', 'There is an account with this address already.'),
  UnsupportedUserStateException: () =>
    new Refusal('NotInvited', 'This person has signed in already, so there is no invitation to send again.'),
  CodeDeliveryFailureException: () => new Refusal('MailFailed', 'The mail could not be sent. Check the address.'),
  LimitExceededException: () =>
    new Refusal(
      'MailLimit',
      'Cognito sends no more mails today. Try again tomorrow, or send through Amazon SES (the setting `mail`).',
    ),
  InvalidParameterException: (message) => new Refusal('BadRequest', `Cognito does not take this: ${message}`),
  TooManyRequestsException: () =>
    new Refusal('Throttled', 'Cognito has too much to do at the moment. Try again in a few seconds.'),
};

/** The refusal for an error of Cognito, or the error itself if it is a refusal; undefined for a failure. */
export function refusalOf(error: unknown): PeopleRefusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const refusal = error instanceof Refusal ? error : byName[error.name]?.(error.message);
  return refusal && { errorType: refusal.errorType, message: refusal.message };
}
