import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { awsCredentials, needAwsCredentials } from '../../../frontend/src/cloud/awsCredentials';

jest.mock('aws-amplify/auth/cognito', () => ({
  cognitoCredentialsProvider: {
    getCredentialsAndIdentityId: jest.fn(),
    clearCredentialsAndIdentityId: jest.fn(async () => {}),
  },
}));

type Options = Parameters<typeof awsCredentials.getCredentialsAndIdentityId>[0];
const amplify = jest.mocked(cognitoCredentialsProvider);
const options = (groups = ['viewer'], sub = 'u1', more: Partial<Options> = {}) =>
  ({
    authenticated: true,
    tokens: { idToken: { payload: { sub, 'cognito:groups': groups } } },
    ...more,
  }) as unknown as Options;
const get = (given = options()) => awsCredentials.getCredentialsAndIdentityId(given);
let requests = 0;

beforeEach(async () => {
  jest.useFakeTimers();
  await awsCredentials.clearCredentialsAndIdentityId();
  requests = 0;
  amplify.getCredentialsAndIdentityId.mockImplementation(async () => {
    requests += 1;
    return {
      identityId: 'eu-west-1:1',
      credentials: { accessKeyId: `${requests}`, secretAccessKey: 's', expiration: new Date(Date.now() + 3_600_000) },
    };
  });
});
afterEach(() => jest.useRealTimers());

test('nothing is requested before something needs credentials', async () => {
  await expect(get()).resolves.toBeUndefined();
  expect(requests).toBe(0);
});

describe('once they are needed', () => {
  beforeAll(() => needAwsCredentials());

  test('calls at the same time, and later ones with renewed tokens, share one request', async () => {
    await Promise.all([get(), get()]);
    await get(options(['viewer']));
    expect(requests).toBe(1);
  });

  test('another account or role does not get those that are under way', async () => {
    await Promise.all([get(), get(options(['admin'])), get(options(['admin'], 'u2'))]);
    expect(requests).toBe(3);
  });

  test.each([
    ['another role', options(['viewer', 'editor'])],
    ['another account', options(['viewer'], 'u2')],
    ['a forced refresh', options(['viewer'], 'u1', { forceRefresh: true })],
  ])('%s requests new ones', async (_, given) => {
    await get();
    await get(given);
    expect(requests).toBe(2);
  });

  test('after 50 minutes new ones are requested', async () => {
    await get();
    jest.setSystemTime(Date.now() + 49 * 60_000);
    await get();
    expect(requests).toBe(1);
    jest.setSystemTime(Date.now() + 2 * 60_000);
    await get();
    expect(requests).toBe(2);
  });

  test('a response that arrives after signing out is not used for the next account', async () => {
    const late = get();
    await awsCredentials.clearCredentialsAndIdentityId();
    await late;
    await get();
    expect(requests).toBe(2);
  });
});
