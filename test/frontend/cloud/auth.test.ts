import * as amplify from 'aws-amplify/auth';
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage, Hub, sessionStorage as sessionStorageProvider } from 'aws-amplify/utils';
import {
  confirmSignUp,
  currentSession,
  refreshSession,
  signIn,
  signUp,
  watchSession,
} from '../../../frontend/src/cloud/auth';
import { revoke } from '../../../frontend/src/cloud/revokeSession';
import { hasStoredTokens, takeTokens } from '../../../frontend/src/cloud/storedSession';
import { sessionSignal } from '../../../frontend/src/cloud/tokenRefresh';

jest.mock('aws-amplify/auth', () => ({
  confirmSignUp: jest.fn(),
  signIn: jest.fn(),
  signUp: jest.fn(),
}));
jest.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: { setKeyValueStorage: jest.fn(), getTokens: jest.fn() },
  cognitoCredentialsProvider: { clearCredentialsAndIdentityId: jest.fn() },
}));
jest.mock('../../../frontend/src/cloud/storedSession', () => ({
  ...jest.requireActual('../../../frontend/src/cloud/storedSession'),
  takeTokens: jest.fn(() => []),
}));
jest.mock('../../../frontend/src/cloud/revokeSession', () => ({ revoke: jest.fn(async () => undefined) }));
jest.mock('aws-amplify/utils', () => ({
  Hub: { listen: jest.fn(() => () => {}) },
  defaultStorage: 'kept',
  sessionStorage: 'this visit',
}));

const tokens = jest.mocked(cognitoUserPoolsTokenProvider);
const credentials = { email: 'jan@example.com', password: 'geheim123', remember: true };
const answer = (signInStep: string) =>
  jest.mocked(amplify.signIn).mockResolvedValueOnce({
    isSignedIn: signInStep === 'DONE',
    nextStep: { signInStep } as amplify.SignInOutput['nextStep'],
  });

beforeEach(() => jest.clearAllMocks());

test('an account is signed up by its email address', async () => {
  await signUp('jan@example.com', 'geheim123');
  expect(amplify.signUp).toHaveBeenCalledWith({
    username: 'jan@example.com',
    password: 'geheim123',
    options: { userAttributes: { email: 'jan@example.com' } },
  });
});

test('a code sent twice, as after a lost first response, succeeds', async () => {
  const refuse = (message: string) =>
    jest
      .mocked(amplify.confirmSignUp)
      .mockRejectedValueOnce(Object.assign(new Error(message), { name: 'NotAuthorizedException' }));
  refuse('User cannot be confirmed. Current status is CONFIRMED');
  await expect(confirmSignUp('jan@example.com', '123456')).resolves.toBeUndefined();
  refuse('User is disabled.');
  await expect(confirmSignUp('jan@example.com', '123456')).rejects.toThrow('disabled');
});

test('tokens are stored for later visits, or for this one only', async () => {
  answer('DONE');
  await signIn(credentials);
  expect(tokens.setKeyValueStorage).toHaveBeenLastCalledWith(defaultStorage);
  answer('DONE');
  await signIn({ ...credentials, remember: false });
  expect(tokens.setKeyValueStorage).toHaveBeenLastCalledWith(sessionStorageProvider);
});

test.each([
  ['DONE', 'signedIn'],
  ['CONFIRM_SIGN_UP', 'confirmEmail'],
  ['RESET_PASSWORD', 'resetPassword'],
])('%s means %s', async (step, outcome) => {
  answer(step);
  await expect(signIn(credentials)).resolves.toBe(outcome);
});

test('a step without a page is an error', async () => {
  answer('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  await expect(signIn(credentials)).rejects.toThrow('no step for CONFIRM_SIGN_IN_WITH_TOTP_CODE');
});

describe('a refused password', () => {
  const wrongPassword = Object.assign(new Error('Incorrect username or password.'), { name: 'NotAuthorizedException' });
  const minutes = 60_000;
  const fetched = jest.fn();
  beforeEach(() => {
    globalThis.fetch = fetched;
    jest.mocked(amplify.signIn).mockRejectedValueOnce(wrongPassword);
  });
  const polderSays = (headers: Record<string, string>) =>
    fetched.mockResolvedValueOnce({ headers: new Headers(headers) });
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toUTCString();

  test.each([
    ['ahead', ago(6 * minutes)],
    ['behind', ago(-6 * minutes)],
  ])('is explained by a clock that is %s', async (_way, date) => {
    polderSays({ date });
    await expect(signIn(credentials)).rejects.toMatchObject({ name: 'WrongClockError' });
  });

  test.each([
    ['the clock is right to a few minutes', { date: ago(4 * minutes) }],
    ['the answer was made long ago, and says so', { date: ago(60 * minutes), age: String(60 * 60) }],
    ['the answer has no time', {}],
  ])('is what it says when %s', async (_when, headers) => {
    polderSays(headers as Record<string, string>);
    await expect(signIn(credentials)).rejects.toBe(wrongPassword);
  });

  test('is what it says when the time cannot be asked for', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(signIn(credentials)).rejects.toBe(wrongPassword);
  });
});

test('a tab follows the others again after a sign-in for this visit that was refused', async () => {
  jest.mocked(amplify.signIn).mockRejectedValueOnce(new Error('Not this time'));
  await expect(signIn({ ...credentials, remember: false })).rejects.toThrow('Not this time');
  expect(tokens.setKeyValueStorage).toHaveBeenLastCalledWith(defaultStorage);
});

test('another refusal of a sign-in is not about the clock', async () => {
  const refused = Object.assign(new Error('User is disabled.'), { name: 'NotAuthorizedException' });
  globalThis.fetch = jest.fn();
  jest.mocked(amplify.signIn).mockRejectedValueOnce(refused);
  await expect(signIn(credentials)).rejects.toBe(refused);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('the session has the account of the ID token', async () => {
  const payload = { email: 'jan@example.com', sub: 'u1', exp: 1 };
  tokens.getTokens.mockResolvedValueOnce({ idToken: { payload } } as never);
  await expect(currentSession()).resolves.toEqual({ email: 'jan@example.com', sub: 'u1', role: 'viewer' });
});

test('signing in drops what is under way for the account before', async () => {
  const before = sessionSignal();
  answer('DONE');
  await signIn(credentials);
  expect(before.aborted).toBe(true);
});

test('without tokens there is no session', async () => {
  tokens.getTokens.mockResolvedValueOnce(null as never);
  await expect(currentSession()).resolves.toBeNull();
});

describe('session events', () => {
  const onSignedIn = jest.fn();
  const onEnded = jest.fn();
  const onRefreshed = jest.fn();
  const tell = (payload: object) => jest.mocked(Hub.listen).mock.lastCall?.[1]({ payload } as never);
  let stop: () => void;
  beforeEach(() => {
    stop = watchSession(onSignedIn, onEnded, onRefreshed);
  });
  afterEach(() => stop());

  test('refreshed tokens, which may have another role', () => {
    tell({ event: 'tokenRefresh' });
    expect(onRefreshed).toHaveBeenCalledTimes(1);
  });

  test('signing in', () => {
    tell({ event: 'signedIn' });
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  test.each(['NotAuthorizedException', 'TooManyRequestsException', undefined])(
    'a refresh that failed by %s ends the session, tokens and identity',
    (name) => {
      jest.mocked(takeTokens).mockReturnValueOnce(['a refresh token']);
      tell({ event: 'tokenRefresh_failure', data: { error: name && { name } } });
      expect(takeTokens).toHaveBeenCalledTimes(1);
      // They may be refused for another reason than that they are void.
      expect(revoke).toHaveBeenCalledWith('a refresh token');
      expect(cognitoCredentialsProvider.clearCredentialsAndIdentityId).toHaveBeenCalledTimes(1);
      expect(onEnded).toHaveBeenCalledWith('refused');
    },
  );

  test('a refresh that failed because of the network does not end the session', () => {
    tell({ event: 'tokenRefresh_failure', data: { error: { name: 'NetworkError' } } });
    expect(takeTokens).not.toHaveBeenCalled();
  });
});

const refreshToken = 'CognitoIdentityServiceProvider.client.user-1.refreshToken';

describe('refreshing tokens that are refused', () => {
  const failure = (name: string) => Object.assign(new Error(name), { name });

  test('gets new ones', async () => {
    tokens.getTokens.mockResolvedValueOnce({ accessToken: {} } as never);
    await expect(refreshSession()).resolves.toBe(true);
    expect(tokens.getTokens).toHaveBeenCalledWith({ forceRefresh: true });
  });

  test.each([
    ['is refused', () => tokens.getTokens.mockResolvedValueOnce(null as never)],
    ['is refused with an error', () => tokens.getTokens.mockRejectedValueOnce(failure('UserNotFoundException'))],
  ])('ends the session when it %s', async (_, refuse) => {
    refuse();
    await expect(refreshSession()).resolves.toBe(false);
    expect(takeTokens).toHaveBeenCalledTimes(1);
  });

  test('distinguishes missing tokens from refused ones', async () => {
    const onEnded = jest.fn();
    const stop = watchSession(() => {}, onEnded);
    for (const keep of [() => localStorage.clear(), () => localStorage.setItem(refreshToken, 'x')]) {
      keep();
      tokens.getTokens.mockResolvedValueOnce(null as never);
      await refreshSession();
    }
    stop();
    expect(onEnded.mock.calls).toEqual([['tokensMissing'], ['refused']]);
  });

  test('does not end the session when the network fails', async () => {
    tokens.getTokens.mockRejectedValueOnce(failure('NetworkError'));
    await expect(refreshSession()).rejects.toThrow('NetworkError');
    expect(takeTokens).not.toHaveBeenCalled();
  });
});

describe('a stored session', () => {
  beforeEach(() => localStorage.clear());

  test('is detected by its refresh token', () => {
    localStorage.setItem(refreshToken, 'x');
    expect(hasStoredTokens(localStorage)).toBe(true);
  });

  test.each(['polder.layout', 'CognitoIdentityServiceProvider.client.user-1.deviceKey'])(
    'is not detected by %s',
    (key) => {
      localStorage.setItem(key, 'x');
      expect(hasStoredTokens(localStorage)).toBe(false);
    },
  );
});
