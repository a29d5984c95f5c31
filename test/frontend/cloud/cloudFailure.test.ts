import { cloudFailureOf } from '../../../frontend/src/cloud/cloud-failure';

describe('telling failed calls apart', () => {
  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['network', { name: 'NetworkError', message: 'A network error has occurred.' }],
    ['network', { errors: [{ message: 'Network Error' }] }],
    ['busy', { name: 'ThrottlingException', message: 'Rate exceeded' }],
    ['busy', new Error('Request failed with status code 503')],
    ['busy', { errors: [{ errorType: 'Throttled', message: 'Try again.' }] }],
    ['busy', { errors: [{ errorType: 'ExecutionTimeout', message: 'Execution timed out.' }] }],
    [
      'busy',
      { errors: [{ errorType: 'Lambda:ExecutionTimeoutException', message: 'Task timed out after 28.00 seconds' }] },
    ],
    ['busy', { errors: [{ errorType: 'Lambda:TooManyRequestsException', message: 'Rate Exceeded.' }] }],
    ['notAllowed', { errors: [{ errorType: 'Unauthorized', message: 'Not Authorized to access batchTest' }] }],
    [
      'signedOut',
      { name: 'UserUnAuthenticatedException', message: 'User needs to be authenticated to call this API.' },
    ],
    ['signedOut', { message: 'Request failed with status code 401' }],
    ['unknown', new Error('Cannot read properties of undefined')],
    ['unknown', null],
    ['unknown', 'odd'],
  ])('is %s: %j', (failure, error) => {
    expect(cloudFailureOf(error)).toBe(failure);
  });
});
