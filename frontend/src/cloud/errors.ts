import { isChunkLoadError } from '../lib/chunkLoadError';

/** Why a call to the cloud failed. `network` and `busy` may succeed when sent again; `notAllowed` with another role. */
export type CloudFailure = 'network' | 'busy' | 'signedOut' | 'notAllowed' | 'unknown';

/** Keys of the sentences in locales/<language>/errors.json: also what only signing in and accounts can fail for. */
export type ErrorKey =
  | CloudFailure
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
  | 'noCloud';

const keysByName: Record<string, ErrorKey> = {
  NetworkError: 'network',
  NoCloudError: 'noCloud',
  UserUnAuthenticatedException: 'signedOut',
  TokenRefreshException: 'signedOut',
  NoSignedUser: 'signedOut',
  NoValidAuthTokens: 'signedOut',
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
  ThrottlingException: 'busy',
  Throttled: 'busy',
  // The response of a service that timed out or is out of capacity: the network works.
  ExecutionTimeout: 'busy',
  'Lambda:ExecutionTimeoutException': 'busy',
  'Lambda:TooManyRequestsException': 'busy',
};

/** The common fields of errors from Amplify, Cognito and AppSync; any may be missing. */
interface CloudError {
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
}

/** The key of the message for an error of a cloud call, or of loading a part of the application. */
export function errorKey(error: unknown): ErrorKey {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { name = '', message = '', errorType = '', errors, underlyingError, originalError } = error as CloudError;
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
  if (isTokenRefusal(error as CloudError)) return 'signedOut';
  if (isChunkLoadError(error as CloudError)) return 'network';
  // A failed fetch is a TypeError by the standard, with a different message in each browser.
  if (name === 'TypeError' && /fetch|network|load failed/i.test(message)) return 'network';
  return keysByName[errorType] ?? keysByName[name] ?? errorKey(errors?.[0] ?? underlyingError ?? originalError);
}

/** The pools use the same name for a wrong password and for a refused token or identity. */
export const isTokenRefusal = ({ name, message = '' }: { name?: string; message?: string }) =>
  name === 'NotAuthorizedException' && /token|access to identity/i.test(message);
