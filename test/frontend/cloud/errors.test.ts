import { Amplify } from 'aws-amplify';
import { post } from 'aws-amplify/api';
import {
  type CloudError,
  cloudErrorOf,
  cloudFailureOf,
  type ErrorKey,
  errorKey,
} from '../../../frontend/src/cloud/errors';
import { WrongClockError } from '../../../frontend/src/cloud/wrongClock';
import { TextsNotLoaded } from '../../../frontend/src/lib/chunkLoadError';
import english from '../../../frontend/src/locales/en/errors.json';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

/** As Amplify reports an error response of S3 or Cognito. */
const answered = (httpStatusCode: number, name: string) => Object.assign(named(name), { metadata: { httpStatusCode } });

/** As AppSync says it of a function that has used up its own time. */
const functionOutOfTime = {
  errors: [
    {
      errorType: 'Lambda:Unhandled',
      message: 'RequestId: 6f1c0e52-7c5b-4d0f-9f0a-0a3f5e0c9d11 Error: Task timed out after 28.00 seconds',
    },
  ],
};

test.each<[string, unknown, ErrorKey]>([
  ['a failed connection, as Amplify reports it', named('NetworkError', 'A network error has occurred.'), 'network'],
  ['a failed transfer of a file', named('ERR_NETWORK', 'Network Error'), 'network'],
  ['a failed connection in Chromium', new TypeError('Failed to fetch'), 'network'],
  ['a failed connection in Safari', new TypeError('Load failed'), 'network'],
  ['a mistake of ours', new TypeError('x is not a function'), 'unknown'],
  ['missing tokens', named('UserUnAuthenticatedException'), 'signedOut'],
  [
    'a data call without a session',
    { errors: [{ name: 'GraphQLError', originalError: named('NoSignedUser') }] },
    'signedOut',
  ],
  [
    'a data call that was refused',
    { errors: [{ errorType: 'UnauthorizedException', message: 'Token expired' }] },
    'signedOut',
  ],
  ['a wrong password', named('NotAuthorizedException', 'Incorrect username or password.'), 'wrongPassword'],
  [
    'a session ended elsewhere, as the user pool has it',
    named('NotAuthorizedException', 'Access Token has been revoked'),
    'signedOut',
  ],
  [
    'tokens that are gone, as the identity pool has it',
    named('NotAuthorizedException', "Access to Identity 'eu-west-1:1' is forbidden."),
    'signedOut',
  ],
  ['a refresh token that was revoked', named('NotAuthorizedException', 'Refresh Token has been revoked'), 'signedOut'],
  [
    'a temporary password of long ago',
    named('NotAuthorizedException', 'Temporary password has expired and must be reset by an administrator.'),
    'invitationExpired',
  ],
  [
    'a code for an account that has a temporary password',
    named('NotAuthorizedException', 'User password cannot be reset in the current state.'),
    'invitationOpen',
  ],
  ['a clock that is minutes off', new WrongClockError(), 'wrongClock'],
  ['a sign-in left for too long', named('NotAuthorizedException', 'Invalid session for the user.'), 'signInExpired'],
  ['too many wrong passwords', named('NotAuthorizedException', 'Password attempts exceeded'), 'tooManyAttempts'],
  [
    'signing up where only the invited may',
    named('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
    'signUpRefused',
  ],
  [
    'another code for an address that is confirmed',
    named('InvalidParameterException', 'User is already confirmed.'),
    'alreadyConfirmed',
  ],
  ['an address that has an account', named('UsernameExistsException'), 'accountExists'],
  ['a wrong code', named('CodeMismatchException'), 'wrongCode'],
  ['an old code', named('ExpiredCodeException'), 'expiredCode'],
  [
    'a reset for an unconfirmed address',
    named('InvalidParameterException', 'Cannot reset password for the user'),
    'cannotReset',
  ],
  ['a wrapped error', { name: 'Unknown', underlyingError: named('NetworkError') }, 'network'],
  ['a page’s code, in Chromium', new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'network'],
  ['a page’s code, in Firefox', new TypeError('error loading dynamically imported module: /assets/a.js'), 'network'],
  ['a page’s code, in Safari', new TypeError('Importing a module script failed.'), 'network'],
  ['a page’s style sheet', new Error('Unable to preload CSS for /assets/a.css'), 'network'],
  ['a page’s texts', new TextsNotLoaded('Texts could not be loaded: nl notes'), 'network'],
  ['a file without a session', named('NoCredentials', 'Credentials should not be empty.'), 'signedOut'],
  ['files while S3 is busy', answered(503, 'SlowDown'), 'busy'],
  ['files while S3 is down, without a body', answered(500, '500'), 'busy'],
  ['the user pool while it is down', answered(500, 'InternalErrorException'), 'busy'],
  ['a file that S3 refuses', answered(400, 'EntityTooLarge'), 'unknown'],
  ['anything else', named('SomethingNew'), 'unknown'],
  ['nothing at all', undefined, 'unknown'],
  ['a string', 'oops', 'unknown'],
])('%s', (_, error, key) => {
  expect(errorKey(error)).toBe(key);
});

test('three of the sentences are the specification’s own', () => {
  expect(english).toMatchObject({
    network: 'A network error has occurred.',
    unknown: 'An unknown error has occurred.',
    signedOut: 'User needs to be authenticated to call this API.',
  });
});

test.each<[string, unknown, CloudError]>([
  ['a refused token', named('TokenRefreshException'), { kind: 'call', reason: 'signedOut' }],
  ['a wrong code', named('CodeMismatchException'), { kind: 'account', reason: 'wrongCode' }],
  [
    'a refused change of a person',
    { errors: [{ errorType: 'LastAdmin', message: 'This is the last admin.' }] },
    { kind: 'request', reason: 'LastAdmin' },
  ],
  [
    'a field that the role may not use',
    { errors: [{ errorType: 'Unauthorized' }] },
    { kind: 'call', reason: 'notAllowed' },
  ],
  ['a throttled function', { errors: [{ errorType: 'Throttled' }] }, { kind: 'call', reason: 'busy' }],
  ['a function that runs out of time', functionOutOfTime, { kind: 'call', reason: 'busy' }],
  [
    'a text, by its status and not by the name that API Gateway gives',
    Object.assign(named('LimitExceededException'), {
      response: { statusCode: 429, body: '{"reason":"DailyAllowance"}' },
    }),
    { kind: 'text', reason: 'allowance' },
  ],
  ['anything else', 'oops', { kind: 'call', reason: 'unknown' }],
])('classifies %s', (_, error, expected) => {
  expect(cloudErrorOf(error)).toEqual(expected);
});

const thrownByTable = (name: string, message: string) => ({ errors: [{ errorType: `DynamoDB:${name}`, message }] });

describe('telling failed calls apart', () => {
  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['network', { name: 'NetworkError', message: 'A network error has occurred.' }],
    ['network', { errors: [{ message: 'Network Error' }] }],
    ['busy', { name: 'ThrottlingException', message: 'Rate exceeded' }],
    ['busy', new Error('Request failed with status code 503')],
    ['busy', { errors: [{ errorType: 'Throttled', message: 'Try again.' }] }],
    ['busy', { errors: [{ errorType: 'ExecutionTimeout', message: 'Execution timed out.' }] }],
    ['busy', { errors: [{ errorType: 'Lambda:ExecutionTimeoutException', message: 'Execution timed out.' }] }],
    ['busy', functionOutOfTime],
    ['busy', { errors: [{ errorType: 'Lambda:TooManyRequestsException', message: 'Rate Exceeded.' }] }],
    // As DynamoDB says it of a partition, of a table that grows, and of itself.
    [
      'busy',
      thrownByTable('ProvisionedThroughputExceededException', 'The level of configured throughput was exceeded.'),
    ],
    ['busy', thrownByTable('ThrottlingException', 'Throughput exceeds the current capacity of your table or index.')],
    ['busy', thrownByTable('InternalServerError', 'The request processing has failed.')],
    ['notAllowed', { errors: [{ errorType: 'Unauthorized', message: 'Not Authorized to access batchTest' }] }],
    [
      'signedOut',
      { name: 'UserUnAuthenticatedException', message: 'User needs to be authenticated to call this API.' },
    ],
    ['busy', { name: 'UnexpectedLambdaException', message: 'PostAuthentication failed with error Rate Exceeded..' }],
    ['signedOut', { message: 'Request failed with status code 401' }],
    [
      'unknown',
      {
        message: 'Request failed with status code 403',
        response: { statusCode: 403 },
        errors: [{ errorType: 'WAFForbiddenException', message: '403 Forbidden' }],
      },
    ],
    [
      'signedOut',
      {
        response: { statusCode: 403, body: '{"errors":[{"errorType":"ExpiredTokenException","message":"Expired."}]}' },
        errors: [{ errorType: 'ExpiredTokenException', message: 'Expired.' }],
      },
    ],
    ['unknown', new Error('Cannot read properties of undefined')],
    ['unknown', null],
    ['unknown', 'odd'],
  ])('is %s: %j', (failure, error) => {
    expect(cloudFailureOf(error)).toBe(failure);
  });
});

describe('an answer that Amplify throws for its status', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  async function thrownFor(status: number, body: string): Promise<unknown> {
    Amplify.configure({ API: { REST: { data: { endpoint: 'https://data.test' } } } });
    globalThis.fetch = async () => new Response(body, { status });
    const options = { defaultAuthMode: 'none', retryStrategy: { strategy: 'no-retry' } } as const;
    return post({ apiName: 'data', path: '', options }).response.then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  it.each([
    ['busy', 500, '{"errors":[{"errorType":"InternalFailure","message":"An internal failure occurred."}]}'],
    ['busy', 502, '{"message":"Internal server error"}'],
    ['busy', 503, '<html>503 Service Temporarily Unavailable</html>'],
    ['busy', 504, ''],
    ['busy', 429, '{"errors":[{"errorType":"TooManyRequestsException","message":"Too many requests."}]}'],
    ['signedOut', 401, '{"errors":[{"errorType":"UnauthorizedException","message":"Token has expired."}]}'],
    ['unknown', 400, '{"errors":[{"errorType":"MalformedHttpRequestException","message":"Malformed."}]}'],
  ])('is %s with status %d', async (failure, status, body) => {
    const error = await thrownFor(status, body);
    expect(cloudFailureOf(error)).toBe(failure);
    expect(errorKey(error)).toBe(failure);
  });
});
