/** When tokens are renewed, dropped and revoked, and what is retried, with the real Amplify client and a running Polder. */
import { fetchAuthSession, getCurrentUser } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { startAmplify } from '../../../frontend/src/cloud/amplify';
import { currentSession, refreshSession, signIn, watchSession } from '../../../frontend/src/cloud/auth';
import { needAwsCredentials } from '../../../frontend/src/cloud/awsCredentials';
import { authClient } from '../../../frontend/src/cloud/clients';
import { setCloudConfiguration } from '../../../frontend/src/cloud/configure';
import { endSession } from '../../../frontend/src/cloud/endSession';
import { errorKey } from '../../../frontend/src/cloud/errors';
import type { WebConfiguration } from '../../../frontend/src/cloud/webConfiguration';
import english from '../../../frontend/src/locales/en/errors.json';
import { demoAccount } from '../../../local/sample/demo-account';
import { sharedPolder } from '../../harness/polder';

jest.setTimeout(30_000);

const refresh = 'InitiateAuth with a refresh token';
const realFetch = globalThis.fetch;
const onEnded = jest.fn();
let operations: string[] = [];
/** Answers in the network's place; null lets the call through. */
let answerInstead: (operation: string) => Response | Error | null = () => null;

/** A refresh is an InitiateAuth too, like the beginning of a sign-in, and tells by its flow. */
function operationOf(target: string, body: unknown): string {
  const operation = target.slice(target.indexOf('.') + 1);
  const { AuthFlow } = operation === 'InitiateAuth' ? JSON.parse(String(body)) : {};
  return AuthFlow === 'REFRESH_TOKEN_AUTH' ? refresh : operation;
}

/** Each call to Cognito passes here, by the name of its operation. */
async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const target = new Headers(init?.headers).get('x-amz-target');
  if (!target) return realFetch(input as URL, init);
  const operation = operationOf(target, init?.body);
  operations.push(operation);
  const instead = answerInstead(operation);
  if (instead instanceof Error) throw instead;
  return instead ?? realFetch(input as URL, init);
}

const readConfiguration = async () =>
  (await realFetch(`${sharedPolder()}/config.json`)).json() as Promise<WebConfiguration>;
const refreshes = () => operations.filter((operation) => operation === refresh).length;
const refreshing = (answer: Response | Error) => (operation: string) => (operation === refresh ? answer : null);
const service = (status: number, type = '') =>
  new Response(JSON.stringify({ __type: type, message: type }), { status });
const storedTokens = () => Object.keys(localStorage).filter((key) => /\.(access|id|refresh)Token$/.test(key));

/** Replaces a stored token by one that expired a minute ago; only the user pool checks signatures. */
function expire(kind: 'accessToken' | 'idToken'): void {
  const key = Object.keys(localStorage).find((name) => name.endsWith(`.${kind}`)) as string;
  const [header, payload, signature] = (localStorage.getItem(key) as string).split('.') as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const expired = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
  const text = Buffer.from(JSON.stringify(expired)).toString('base64url');
  localStorage.setItem(key, [header, text, signature].join('.'));
}

beforeAll(async () => {
  globalThis.fetch = watchedFetch;
  const configuration = await readConfiguration();
  setCloudConfiguration(configuration);
  await authClient();
  startAmplify(configuration);
  watchSession(() => {}, onEnded);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(async () => {
  answerInstead = () => null;
  endSession();
  await signIn({ ...demoAccount, remember: true });
  operations = [];
  onEnded.mockClear();
});

describe('tokens', () => {
  test('that have not expired are used unchanged', async () => {
    await expect(currentSession()).resolves.toMatchObject({ email: demoAccount.email });
    expect(refreshes()).toBe(0);
  });

  test.each(['accessToken', 'idToken'] as const)('are refreshed when the %s has expired', async (kind) => {
    expire(kind);
    await expect(currentSession()).resolves.toMatchObject({ email: demoAccount.email });
    expect(refreshes()).toBe(1);
    await currentSession();
    expect(refreshes()).toBe(1);
  });

  test('are refreshed when forced', async () => {
    const before = (await fetchAuthSession()).tokens?.accessToken.toString();
    await expect(refreshSession()).resolves.toBe(true);
    expect(refreshes()).toBe(1);
    expect((await fetchAuthSession()).tokens?.accessToken.toString()).not.toBe(before);
  });

  test('are not refreshed if there are none: there is no session then', async () => {
    endSession();
    operations = [];
    await expect(currentSession()).resolves.toBeNull();
    await expect(refreshSession()).resolves.toBe(false);
    expect(refreshes()).toBe(0);
  });

  test('that are missing cause the specification’s error message', async () => {
    endSession();
    const refusal = await getCurrentUser().catch((error) => error);
    expect(refusal.message).toBe('User needs to be authenticated to call this API.');
    expect(english[errorKey(refusal)]).toBe(refusal.message);
  });

  test('without a refresh token, as the implicit grant gives, cannot be refreshed: the session ends with them', async () => {
    localStorage.removeItem(storedTokens().find((key) => key.endsWith('.refreshToken')) as string);
    const refusal = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true }).catch((error) => error);
    expect(refusal.message).toContain('Token refresh is not supported');
    expect(refusal.message).toContain('implicit grant');
    expect(errorKey(refusal)).toBe('signedOut');
    expect(refreshes()).toBe(0);
    await expect(refreshSession()).resolves.toBe(false);
    expect(storedTokens()).toEqual([]);
  });
});

describe('a refresh that fails', () => {
  test('because of the network keeps the tokens, with the specification’s error message', async () => {
    answerInstead = refreshing(new TypeError('Failed to fetch'));
    expire('accessToken');
    const failure = await currentSession().catch((error) => error);
    expect(failure.message).toBe('A network error has occurred.');
    expect(english[errorKey(failure)]).toBe(failure.message);
    expect(storedTokens()).toHaveLength(3);
    expect(onEnded).not.toHaveBeenCalled();

    answerInstead = () => null;
    await expect(currentSession()).resolves.toMatchObject({ email: demoAccount.email });
  });

  test('because the response broke off keeps the tokens too, as when a page is left meanwhile', async () => {
    const body = () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"Authentic')),
        pull: (controller) => controller.error(new TypeError('Failed to fetch')),
      });
    answerInstead = (operation) =>
      operation === refresh
        ? new Response(body(), { headers: { 'content-type': 'application/x-amz-json-1.1' } })
        : null;
    expire('accessToken');
    await expect(currentSession()).rejects.toThrow('A network error has occurred.');
    expect(storedTokens()).toHaveLength(3);
    expect(onEnded).not.toHaveBeenCalled();
  });

  test.each(['<h1>Sign in to this network</h1>', ''])(
    'because a proxy answers "%s" in place of the pool keeps the tokens',
    async (body) => {
      answerInstead = (operation) => (operation === refresh ? new Response(body) : null);
      expire('accessToken');
      await expect(currentSession()).rejects.toThrow('A network error has occurred.');
      expect(storedTokens()).toHaveLength(3);
    },
  );

  test('for any other reason clears the tokens and ends the session', async () => {
    answerInstead = refreshing(service(400, 'InvalidParameterException'));
    expire('accessToken');
    await expect(currentSession()).resolves.toBeNull();
    await expectEnded();
  });

  test('as not authorised signs the user out', async () => {
    await revokeElsewhere();
    await expect(refreshSession()).resolves.toBe(false);
    await expectEnded();
  });

  const expectEnded = async () => {
    // Amplify tells of the failure before the tokens are gone.
    for (let turn = 0; turn < 100 && onEnded.mock.calls.length === 0; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(onEnded).toHaveBeenCalled();
    expect(storedTokens()).toEqual([]);
  };

  /** Ends the session as another browser would. */
  const revokeElsewhere = async () => {
    const { userPoolClientId, userPoolEndpoint } = (await readConfiguration()).Auth?.Cognito ?? {};
    const refreshToken = localStorage.getItem(storedTokens().find((key) => key.endsWith('.refreshToken')) as string);
    const answer = await realFetch(String(userPoolEndpoint), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: userPoolClientId, Token: refreshToken }),
    });
    expect(answer.status).toBe(200);
  };
});

describe('AWS credentials', () => {
  // They stay needed for the whole page: first what holds before that.
  test('are not requested while nothing needs them', async () => {
    await fetchAuthSession();
    expect(operations).toEqual([]);
  });

  const asked = () => operations.filter((operation) => operation === 'GetCredentialsForIdentity').length;
  afterEach(() => jest.restoreAllMocks());

  test('are requested once for concurrent calls', async () => {
    needAwsCredentials();
    await Promise.all(Array.from({ length: 9 }, () => fetchAuthSession()));
    expect(operations).toEqual(['GetId', 'GetCredentialsForIdentity']);
  });

  test('are used for 50 minutes, also with new tokens of the same account and role', async () => {
    await fetchAuthSession();
    expect(asked()).toBe(1);
    const start = Date.now();
    const at = async (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
      await fetchAuthSession();
    };
    await at(10);
    expect([asked(), refreshes()]).toEqual([1, 0]);
    // Tokens are valid for 15 minutes.
    await at(16);
    expect([asked(), refreshes()]).toEqual([1, 1]);
    await at(49);
    expect(asked()).toBe(1);
    await at(51);
    expect(asked()).toBe(2);
  });

  test('are not requested for guests, of whom nothing is stored', async () => {
    await fetchAuthSession();
    endSession();
    operations.length = 0;
    const guest = await fetchAuthSession();
    expect(guest).toMatchObject({ tokens: undefined, credentials: undefined, identityId: undefined });
    expect(operations.filter((operation) => /^Get(Id|Credentials)/.test(operation))).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes('identityId'))).toEqual([]);
  });
});

describe('a call that fails for a while', () => {
  /** Fails a number of times, then lets the real answer through. */
  const failing = (times: number, answer: () => Response | Error) => {
    let left = times;
    answerInstead = (operation) => (operation === refresh && left-- > 0 ? answer() : null);
  };

  test.each([
    [429, ''],
    [500, ''],
    [502, ''],
    [503, ''],
    [504, ''],
    [400, 'ThrottlingException'],
    [400, 'TooManyRequestsException'],
    [400, 'RequestTimeoutException'],
  ])('with %s %s is made again, and succeeds at its third attempt', async (status, type) => {
    failing(2, () => service(status, type));
    await expect(refreshSession()).resolves.toBe(true);
    expect(refreshes()).toBe(3);
  });

  test('fails after three attempts', async () => {
    failing(9, () => new TypeError('Failed to fetch'));
    await expect(refreshSession()).rejects.toThrow('A network error has occurred.');
    expect(refreshes()).toBe(3);
  });

  test('that was refused is not repeated', async () => {
    failing(1, () => service(400, 'NotAuthorizedException'));
    await expect(refreshSession()).resolves.toBe(false);
    expect(refreshes()).toBe(1);
  });

  // Amplify's package alone: the pauses of these refreshes are not measured.
  test('is repeated by Amplify’s jitteredBackoff, which grows, a little at random, to five minutes at most', () => {
    const { jitteredBackoff } = jest.requireActual('@aws-amplify/core/internals/aws-client-utils');
    const delays = Array.from({ length: 20 }, (_, index) => jitteredBackoff(index + 1) as number);
    delays.slice(0, 8).forEach((delay, index) => {
      expect(delay).toBeGreaterThanOrEqual(100 * 2 ** (index + 1));
      expect(delay).toBeLessThan(100 * 2 ** (index + 1) + 100);
    });
    expect(Math.max(...delays)).toBe(5 * 60_000);
  });
});
