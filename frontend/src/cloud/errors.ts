import type { InterpretationRefusal } from '../../../graphql/interpretation';
import type { PeopleErrorType } from '../../../graphql/people';
import { isChunkLoadError } from '../lib/chunkLoadError';

/** What a failed call to the cloud means: {@link cloudErrorOf} says it of any error. */
export type CloudError =
  /** The call did not get through, or not with this session. */
  | { readonly kind: 'call'; readonly reason: CloudFailure }
  /** The user pool refused something about an account. */
  | { readonly kind: 'account'; readonly reason: AccountRefusal }
  /** A function behind GraphQL refused the request, for a reason of graphql/people.ts. */
  | { readonly kind: 'request'; readonly reason: RequestRefusal }
  /** The REST API did not interpret a text. */
  | { readonly kind: 'text'; readonly reason: TextRefusal };

/** Why a call to the cloud failed. `network` and `busy` may succeed when sent again; `notAllowed` with another role. */
export type CloudFailure = 'network' | 'busy' | 'signedOut' | 'notAllowed' | 'unknown';

export type AccountRefusal =
  | 'wrongPassword'
  | 'wrongUnlockPassword'
  | 'wrongCurrentPassword'
  | 'tooManyAttempts'
  | 'accountExists'
  | 'notConfirmed'
  | 'alreadyConfirmed'
  | 'wrongCode'
  | 'expiredCode'
  | 'weakPassword'
  | 'signUpRefused'
  | 'accountDisabled'
  | 'mailFailed'
  | 'cannotReset'
  | 'invitationExpired'
  | 'invitationOpen'
  | 'signInExpired'
  | 'wrongClock'
  | 'noCloud';

const requestRefusals = [
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
export type RequestRefusal = (typeof requestRefusals)[number];

/**
 * `failed`, an answer with a status of 500 or more, may succeed when the text is sent again; `blocked`, by the firewall
 * in front of the API, never does.
 */
export type TextRefusal = 'refused' | 'tooLong' | 'allowance' | 'blocked' | 'failed';

/** Keys of the sentences in locales/<language>/errors.json. */
export type ErrorKey = CloudFailure | AccountRefusal;

const keysByName: Record<string, ErrorKey> = {
  NetworkError: 'network',
  // Amplify's Storage.
  ERR_NETWORK: 'network',
  NoCloudError: 'noCloud',
  UserUnAuthenticatedException: 'signedOut',
  TokenRefreshException: 'signedOut',
  NoSignedUser: 'signedOut',
  NotSignedIn: 'signedOut',
  NoValidAuthTokens: 'signedOut',
  // Amplify's Storage, once the session has ended.
  NoCredentials: 'signedOut',
  UnauthorizedException: 'signedOut',
  // AppSync's refusal of one field, by a token that is valid.
  Unauthorized: 'notAllowed',
  NotAuthorizedException: 'wrongPassword',
  UserNotFoundException: 'wrongPassword',
  UsernameExistsException: 'accountExists',
  AliasExistsException: 'accountExists',
  UserNotConfirmedException: 'notConfirmed',
  CodeMismatchException: 'wrongCode',
  ExpiredCodeException: 'expiredCode',
  InvalidPasswordException: 'weakPassword',
  PasswordHistoryPolicyViolationException: 'weakPassword',
  UserLambdaValidationException: 'signUpRefused',
  CodeDeliveryFailureException: 'mailFailed',
  LimitExceededException: 'tooManyAttempts',
  TooManyFailedAttemptsException: 'tooManyAttempts',
  TooManyRequestsException: 'busy',
  SignInException: 'signInExpired',
  WrongClockError: 'wrongClock',
  // Cognito's, where the function after a sign-in is throttled: in a new account, during an import.
  UnexpectedLambdaException: 'busy',
  ThrottlingException: 'busy',
  Throttled: 'busy',
  // The response of a service that timed out or is out of capacity: the network works.
  ExecutionTimeout: 'busy',
  ExecutionTimeoutException: 'busy',
  ProvisionedThroughputExceededException: 'busy',
  InternalServerError: 'busy',
};

/** The common fields of errors from Amplify, Cognito and AppSync; any may be missing. */
interface RawError {
  name?: string;
  message?: string;
  /** AppSync's error type. */
  errorType?: string;
  /** Set in what Amplify throws for a GraphQL response with errors. */
  errors?: unknown[];
  /** The error that Amplify wrapped. */
  underlyingError?: unknown;
  /** The error that `graphql` wrapped. */
  originalError?: unknown;
  /** Set in what Amplify throws for a response of Cognito or S3. */
  metadata?: { httpStatusCode?: number };
  /** Set in what Amplify throws for a response of the REST API. */
  response?: { statusCode?: number; body?: string };
}

/** Classifies an error of a call to the cloud, or of loading a part of the application. */
export function cloudErrorOf(error: unknown): CloudError {
  const { errors, response } = (error ?? {}) as RawError;
  if (isBlocked(error)) return unknownError;
  // Before their names, which come from API Gateway.
  if (response?.statusCode) return textErrorOf(response.statusCode, response.body);
  const key = knownKey(error);
  if (key) return isCloudFailure(key) ? { kind: 'call', reason: key } : { kind: 'account', reason: key };
  const reason = requestRefusalOf((errors?.[0] as RawError | undefined)?.errorType);
  return reason ? { kind: 'request', reason } : unknownError;
}

/** The key of the sentence for an error. Refusals of requests and texts have their own sentences elsewhere. */
export function errorKey(error: unknown): ErrorKey {
  const { kind, reason } = cloudErrorOf(error);
  // AppSync and API Gateway answer so while they are down, whatever they are sent.
  if (reason === 'failed') return 'busy';
  return kind === 'call' || kind === 'account' ? reason : 'unknown';
}

/** The refusal that AppSync's error type names, if it is one. */
export const requestRefusalOf = (errorType: string | null | undefined): RequestRefusal | undefined =>
  requestRefusals.find((known) => known === errorType);

const cloudFailures: readonly ErrorKey[] = ['network', 'busy', 'signedOut', 'notAllowed', 'unknown'];
const isCloudFailure = (key: ErrorKey): key is CloudFailure => cloudFailures.includes(key);

function knownKey(error: unknown): ErrorKey | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const {
    name = '',
    message = '',
    errorType = '',
    errors,
    metadata,
    underlyingError,
    originalError,
  } = error as RawError;
  if (message.startsWith('Password attempts exceeded')) return 'tooManyAttempts';
  if (name === 'InvalidParameterException' && message.includes('reset password')) return 'cannotReset';
  if (name === 'InvalidParameterException' && message.includes('already confirmed')) return 'alreadyConfirmed';
  if (name === 'NotAuthorizedException' && message.startsWith('SignUp is not permitted')) return 'signUpRefused';
  if (name === 'NotAuthorizedException' && message.startsWith('User is disabled')) return 'accountDisabled';
  if (name === 'NotAuthorizedException' && message.startsWith('Temporary password has expired')) {
    return 'invitationExpired';
  }
  if (name === 'NotAuthorizedException' && message.includes('reset in the current state')) return 'invitationOpen';
  if (name === 'NotAuthorizedException' && message.startsWith('Invalid session')) return 'signInExpired';
  // AppSync and Cognito name a function that runs out of its own time like one that fails.
  if (/\bTask timed out after\b/.test(message)) return 'busy';
  if (isTokenRefusal(error as RawError)) return 'signedOut';
  if (isChunkLoadError(error as RawError)) return 'network';
  // A failed fetch is a TypeError by the standard, with a different message in each browser.
  if (name === 'TypeError' && /fetch|network|load failed/i.test(message)) return 'network';
  // AppSync names the service of an error: `DynamoDB:ThrottlingException`.
  const ownType = errorType.replace(/^\w+:/, '');
  const key = keysByName[ownType] ?? keysByName[name] ?? knownKey(errors?.[0] ?? underlyingError ?? originalError);
  // S3's SlowDown, Cognito's InternalErrorException, and what names no error at all.
  return key ?? ((metadata?.httpStatusCode ?? 0) >= 500 ? 'busy' : undefined);
}

const unknownError: CloudError = { kind: 'call', reason: 'unknown' };

const textErrors: Readonly<Record<number, CloudError>> = {
  400: { kind: 'text', reason: 'refused' },
  401: { kind: 'call', reason: 'signedOut' },
  403: { kind: 'call', reason: 'signedOut' },
  413: { kind: 'text', reason: 'tooLong' },
  429: { kind: 'call', reason: 'busy' },
};

function textErrorOf(statusCode: number, body: string | undefined): CloudError {
  const { reason, message } = refusalIn(body);
  if (statusCode === 429 && reason === 'DailyAllowance') return { kind: 'text', reason: 'allowance' };
  if (statusCode === 403 && reason === 'Role') return { kind: 'call', reason: 'notAllowed' };
  // For an ended session it is a 401. AppSync's 403, for a signature that has expired, has `errors` and no message.
  if (statusCode === 403 && message) return { kind: 'text', reason: 'blocked' };
  return textErrors[statusCode] ?? (statusCode >= 500 ? { kind: 'text', reason: 'failed' } : unknownError);
}

/** The response body for a refused text; empty when the API, or the network before it, refused the request. */
function refusalIn(body: string | undefined): Partial<InterpretationRefusal> {
  try {
    return JSON.parse(body ?? '{}');
  } catch {
    return {};
  }
}

/** The pools use the same name for a wrong password and for a refused token or identity. */
export const isTokenRefusal = ({ name, message = '' }: { name?: string; message?: string }) =>
  name === 'NotAuthorizedException' && /token|access to identity/i.test(message);

/** The firewall in front of AppSync takes a text for an attack: the session is not to blame, though the status is 403. */
export const isBlocked = (error: unknown) =>
  ((error as RawError | null)?.errors?.[0] as RawError | undefined)?.errorType === 'WAFForbiddenException';

/** For a signed-in user: the session is no longer accepted. */
const endsSession: readonly ErrorKey[] = ['wrongPassword', 'accountDisabled'];

/** Failures that Amplify reports with the status in the message only. */
const signs: [CloudFailure, RegExp][] = [
  ['signedOut', /\b40[13]\b|unauthori[sz]ed/i],
  ['busy', /\b(?:429|50[0234])\b|throttl/i],
  ['network', /network error|timed? ?out/i],
];

/** Classifies the failed call of a signed-in user. */
export function cloudFailureOf(error: unknown): CloudFailure {
  const key = errorKey(error);
  if (isCloudFailure(key) && key !== 'unknown') return key;
  if (endsSession.includes(key)) return 'signedOut';
  if (isBlocked(error)) return 'unknown';
  const text = messagesOf(error).join(' ');
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'unknown';
}

function messagesOf(error: unknown): string[] {
  const { name, message, errors = [] } = (error ?? {}) as { name?: string; message?: string; errors?: unknown[] };
  return [name ?? '', message ?? '', ...errors.flatMap(messagesOf)];
}
