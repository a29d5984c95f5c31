import { inTime } from '../../../frontend/src/cloud/timeLimit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => {});

test('a result in time is returned, and no timer is left', async () => {
  await expect(inTime(1000, async () => 'answer')).resolves.toBe('answer');
  await expect(inTime(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

test('a call that never settles fails like a network error, and is aborted', async () => {
  let stopped = false;
  const hung = inTime(1000, ({ signal }) => {
    signal.addEventListener('abort', () => {
      stopped = true;
    });
    return never();
  });
  jest.advanceTimersByTime(999);
  expect(stopped).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(hung).rejects.toMatchObject({ name: 'NetworkError', message: 'A network error has occurred.' });
  expect(stopped).toBe(true);
});

test('progress restarts the time limit; progress after the result does not', async () => {
  let alive = () => {};
  let answer = (_: string) => {};
  const slow = inTime(1000, ({ progressed }) => {
    alive = progressed;
    return new Promise<string>((resolve) => {
      answer = resolve;
    });
  });
  for (let time = 0; time < 5; time++) {
    jest.advanceTimersByTime(900);
    alive();
  }
  answer('late but whole');
  await expect(slow).resolves.toBe('late but whole');
  alive();
  expect(jest.getTimerCount()).toBe(0);
});
