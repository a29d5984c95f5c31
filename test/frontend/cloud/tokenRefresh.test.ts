import { refreshInTime, startTokenSession } from '../../../frontend/src/cloud/tokenRefresh';

jest.mock('../../../frontend/src/cloud/refreshTokens', () => ({ refreshTokens: jest.fn() }));

type Refresh = () => Promise<string>;
let refresh: Refresh;
const answers: { resolve(tokens: string): void; reject(error: Error): void }[] = [];
const amplify = jest.fn(() => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })));

beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  amplify.mockClear();
  startTokenSession();
  const setTokenRefresher = jest.fn<void, [Refresh]>();
  refreshInTime({ tokenOrchestrator: { setTokenRefresher } } as never, amplify as never);
  refresh = setTokenRefresher.mock.lastCall?.[0] as Refresh;
});
afterEach(() => jest.useRealTimers());

test('concurrent calls get the same tokens', async () => {
  const [first, second] = [refresh(), refresh()];
  answers[0]?.resolve('tokens');
  await expect(Promise.all([first, second])).resolves.toEqual(['tokens', 'tokens']);
  expect(amplify).toHaveBeenCalledTimes(1);
  void refresh();
  expect(amplify).toHaveBeenCalledTimes(2);
});

test('a user pool that does not respond counts as unreachable, and is asked again', async () => {
  const hung = refresh();
  jest.advanceTimersByTime(8_000);
  await expect(hung).rejects.toMatchObject({ name: 'NetworkError', message: 'A network error has occurred.' });
  const next = refresh();
  answers[1]?.resolve('tokens');
  await expect(next).resolves.toBe('tokens');
});

test.each(['TypeError', 'AbortError'])('a response that breaks off with %s counts as unreachable', async (name) => {
  const broken = refresh();
  answers[0]?.reject(Object.assign(new Error('Failed to fetch'), { name }));
  await expect(broken).rejects.toMatchObject({ name: 'NetworkError' });
});

test('tokens that arrive after their session ended are dropped', async () => {
  const late = refresh();
  startTokenSession();
  answers[0]?.resolve('tokens');
  await expect(late).rejects.toMatchObject({ name: 'NetworkError' });
});

test('a refusal that arrives after its session ended removes no tokens', async () => {
  const late = refresh();
  startTokenSession();
  const next = refresh();
  answers[0]?.reject(Object.assign(new Error(), { name: 'NotAuthorizedException' }));
  await expect(late).rejects.toMatchObject({ name: 'NetworkError' });
  answers[1]?.resolve('tokens');
  await expect(next).resolves.toBe('tokens');
});

test('a refusal for the current session is thrown', async () => {
  const refused = refresh();
  answers[0]?.reject(Object.assign(new Error(), { name: 'NotAuthorizedException' }));
  await expect(refused).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
