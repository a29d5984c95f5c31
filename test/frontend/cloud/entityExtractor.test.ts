import { failureOf, interpret } from '../../../frontend/src/cloud/entityExtractor';

const mockPost = jest.fn();
const mockTokens = jest.fn();
const mockRefresh = jest.fn(async () => true);
jest.mock('../../../frontend/src/cloud/configure', () => ({ ensureAmplifyConfigured: async () => undefined }));
jest.mock('../../../frontend/src/cloud/clients', () => ({ authClient: async () => ({ refreshSession: mockRefresh }) }));
jest.mock('aws-amplify/api', () => ({ post: (input: unknown) => mockPost(input) }));
jest.mock('aws-amplify/auth/cognito', () => ({ cognitoUserPoolsTokenProvider: { getTokens: () => mockTokens() } }));

const answering = (response: Promise<unknown>, cancel = jest.fn()) =>
  mockPost.mockReturnValueOnce({ response, cancel });
const withStatus = (statusCode: number) => Object.assign(new Error('refused'), { response: { statusCode } });

beforeEach(() => {
  jest.clearAllMocks();
  mockTokens.mockResolvedValue({ idToken: { toString: () => 'id-token' } });
});

describe('interpreting a text', () => {
  test('posts it with the ID token to the REST API entityExtractor', async () => {
    const interpretation = { language: { status: 'done', result: { code: 'en', score: 1, all: [] } } };
    answering(Promise.resolve({ body: { json: async () => interpretation } }));
    await expect(interpret('a text')).resolves.toEqual(interpretation);
    expect(mockPost.mock.calls[0][0]).toMatchObject({
      apiName: 'entityExtractor',
      path: '/interpret',
      options: { headers: { Authorization: 'id-token' }, body: { text: 'a text' } },
    });
  });

  test('is sent again with a new token when the first was refused', async () => {
    answering(Promise.reject(withStatus(401)));
    answering(Promise.resolve({ body: { json: async () => ({}) } }));
    mockTokens.mockResolvedValueOnce({ idToken: 'revoked' }).mockResolvedValueOnce({ idToken: 'renewed' });
    await expect(interpret('a text')).resolves.toEqual({});
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    expect(mockPost.mock.calls.map(([{ options }]) => options.headers.Authorization)).toEqual(['revoked', 'renewed']);
  });

  test('sends nothing for a guest', async () => {
    mockTokens.mockResolvedValue(null);
    const error = await interpret('a text').catch((reason: unknown) => reason);
    expect(failureOf(error)).toBe('signedOut');
    expect(mockPost).not.toHaveBeenCalled();
  });

  test('distinguishes a used-up daily quota from a busy service, which respond with the same status', () => {
    const refused = (body?: string) => Object.assign(withStatus(429), { response: { statusCode: 429, body } });
    expect(failureOf(refused('{"reason":"DailyAllowance","message":"…"}'))).toBe('allowance');
    expect(failureOf(refused('{"message":"Too Many Requests"}'))).toBe('busy');
    expect(failureOf(refused('<html>'))).toBe('busy');
    expect(failureOf(refused())).toBe('busy');
  });

  test('distinguishes what the firewall and the role refuse, which respond with the same status', () => {
    const refused = (body: string) => Object.assign(withStatus(403), { response: { statusCode: 403, body } });
    expect(failureOf(refused('{"message":"Forbidden"}'))).toBe('blocked');
    expect(failureOf(refused('{"reason":"Role","message":"…"}'))).toBe('notAllowed');
  });

  test('sends nothing once it is aborted: each text is counted', async () => {
    await expect(interpret('a text', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(mockPost).not.toHaveBeenCalled();
  });

  test('can be aborted', async () => {
    const stop = new AbortController();
    let fail: (error: Error) => void = () => {};
    const cancel = jest.fn(() => fail(new Error('canceled')));
    answering(new Promise((_, reject) => (fail = reject)), cancel);
    const answer = interpret('a text', stop.signal);
    await new Promise((resolve) => setTimeout(resolve));
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(cancel).toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test.each([
    [withStatus(400), 'refused'],
    [withStatus(401), 'signedOut'],
    [withStatus(413), 'tooLong'],
    [withStatus(429), 'busy'],
    [withStatus(502), 'failed'],
    [withStatus(504), 'failed'],
    [Object.assign(new Error('Network error'), { name: 'NetworkError' }), 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    [new TypeError('undefined is not a function'), 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });
});
