import { authorised } from '../../../frontend/src/cloud/authorisedCalls';
import { ensureAmplifyConfigured } from '../../../frontend/src/cloud/configure';
import { onNetworkFailure } from '../../../frontend/src/cloud/reachability';
import { fakeAuth } from '../session/fakeAuth';

jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: jest.fn() }));
jest.mock('../../../frontend/src/cloud/configure', () => ({ ensureAmplifyConfigured: jest.fn(async () => undefined) }));

let auth: ReturnType<typeof fakeAuth>['auth'];
beforeEach(() => {
  jest.clearAllMocks();
  auth = fakeAuth().auth;
});

/** What Amplify throws for the data endpoint's 401. */
const refusedToken = {
  data: {},
  errors: [{ message: 'Unauthorized', originalError: { name: 'UnauthorizedException' } }],
};

test('a successful call is made once', async () => {
  const call = jest.fn(async () => 'answer');
  await expect(authorised(call)).resolves.toBe('answer');
  expect(call).toHaveBeenCalledTimes(1);
  expect(auth.refreshSession).not.toHaveBeenCalled();
});

test('a call waits until Amplify is configured', async () => {
  let configure = () => {};
  const configured = new Promise<void>((resolve) => {
    configure = resolve;
  });
  jest.mocked(ensureAmplifyConfigured).mockReturnValueOnce(configured);
  const call = jest.fn(async () => 'answer');
  const answer = authorised(call);
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).not.toHaveBeenCalled();
  configure();
  await expect(answer).resolves.toBe('answer');
});

test.each([
  refusedToken,
  { errors: [{ errorType: 'UnauthorizedException' }] },
  Object.assign(new Error(), { response: { statusCode: 401 } }),
  Object.assign(new Error(), { name: 'NoValidAuthTokens' }),
  Object.assign(new Error(), { name: 'UserUnAuthenticatedException' }),
  Object.assign(new Error('Access Token has been revoked'), { name: 'NotAuthorizedException' }),
])('a refused token is refreshed, and the call made again', async (refusal) => {
  const call = jest.fn<Promise<string>, []>().mockRejectedValueOnce(refusal).mockResolvedValueOnce('answer');
  await expect(authorised(call)).resolves.toBe('answer');
  expect(auth.refreshSession).toHaveBeenCalledTimes(1);
});

test('a second refusal is thrown, without another attempt', async () => {
  const call = jest.fn(() => Promise.reject(refusedToken));
  await expect(authorised(call)).rejects.toBe(refusedToken);
  expect(call).toHaveBeenCalledTimes(2);
  expect(auth.refreshSession).toHaveBeenCalledTimes(1);
});

test('without new tokens the call is not repeated', async () => {
  auth.refreshSession.mockResolvedValueOnce(false);
  const call = jest.fn(() => Promise.reject(refusedToken));
  await expect(authorised(call)).rejects.toBe(refusedToken);
  expect(call).toHaveBeenCalledTimes(1);
});

test('an account without permission still has a valid token', async () => {
  const denied = { errors: [{ errorType: 'Unauthorized' }] };
  await expect(authorised(() => Promise.reject(denied))).rejects.toBe(denied);
  expect(auth.refreshSession).not.toHaveBeenCalled();
});

test('a wrong password is not a refused token', async () => {
  const wrong = Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' });
  await expect(authorised(() => Promise.reject(wrong))).rejects.toBe(wrong);
  expect(auth.refreshSession).not.toHaveBeenCalled();
});

test('a call without a network notifies the listeners', async () => {
  const onFailure = jest.fn();
  const stop = onNetworkFailure(onFailure);
  const failure = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });
  await expect(authorised(() => Promise.reject(failure))).rejects.toBe(failure);
  stop();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a hanging call counts as one without a network', async () => {
  jest.useFakeTimers();
  const onFailure = jest.fn();
  const stop = onNetworkFailure(onFailure);
  const hung = expect(authorised(() => new Promise<never>(() => {}))).rejects.toMatchObject({ name: 'NetworkError' });
  await jest.advanceTimersByTimeAsync(35_000);
  await hung;
  stop();
  jest.useRealTimers();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(auth.refreshSession).not.toHaveBeenCalled();
});
