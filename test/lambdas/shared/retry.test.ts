import fc from 'fast-check';
import { errorKind, OutOfTime, retryDelay, retryUntil } from '../../../lambdas/shared/retry';
import { testClock } from '../shared/test-clock';

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });
const throttled = named('ThrottlingException');

describe('errors', () => {
  test.each([
    ['throttled', named('ProvisionedThroughputExceededException')],
    ['throttled', named('ThrottlingException')],
    ['throttled', named('RequestLimitExceeded')],
    ['throttled', named('Busy', { $metadata: { httpStatusCode: 429 } })],
    ['transient', named('InternalServerError', { $metadata: { httpStatusCode: 500 } })],
    ['transient', named('Unavailable', { $metadata: { httpStatusCode: 503 } })],
    ['transient', named('Error', { code: 'ECONNRESET' })],
    ['transient', named('Error', { code: 'EAI_AGAIN' })],
    ['transient', named('TimeoutError')],
    ['transient', named('AbortError')],
    ['permanent', named('ValidationException', { $metadata: { httpStatusCode: 400 } })],
    ['permanent', named('AccessDeniedException', { $metadata: { httpStatusCode: 400 } })],
    ['permanent', named('TypeError', { code: 'ERR_INVALID_ARG_TYPE' })],
    ['permanent', named('CredentialsProviderError')],
    ['permanent', 'not even an error'],
  ])('are %s: %p', (kind, error) => {
    expect(errorKind(error)).toBe(kind);
  });
});

test('the wait is random up to a ceiling that doubles, at most 2 seconds', () => {
  expect(retryDelay(1, 1)).toBe(50);
  expect(retryDelay(2, 1)).toBe(100);
  expect(retryDelay(3, 0.5)).toBe(100);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const delay = retryDelay(attempt, chance);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(2_000);
    }),
  );
});

describe('a call', () => {
  test('is retried until it succeeds', async () => {
    const clock = testClock();
    const attempt = jest
      .fn()
      .mockRejectedValueOnce(throttled)
      .mockRejectedValueOnce(throttled)
      .mockResolvedValue('done');
    await expect(retryUntil(10_000, clock, attempt)).resolves.toBe('done');
    expect(clock.waits).toEqual([25, 50]);
  });

  test('is not retried after a permanent error', async () => {
    const attempt = jest.fn().mockRejectedValue(named('AccessDeniedException'));
    await expect(retryUntil(10_000, testClock(), attempt)).rejects.toThrow('AccessDeniedException');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('ends with its last error before the deadline, without waiting past it', async () => {
    const clock = testClock();
    await expect(retryUntil(10_000, clock, jest.fn().mockRejectedValue(throttled))).rejects.toBe(throttled);
    expect(clock.now()).toBeLessThan(10_000);
    expect(clock.now()).toBeGreaterThan(8_000);
  });

  test('ends with its last error, and not as one that had no time, if a wait takes until the deadline', async () => {
    const clock = testClock();
    const wait = async () => clock.wait(10_000);
    const attempt = jest.fn().mockRejectedValue(throttled);
    await expect(retryUntil(10_000, { ...clock, wait }, attempt)).rejects.toBe(throttled);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('does not start after the deadline', async () => {
    const attempt = jest.fn();
    await expect(retryUntil(0, testClock(), attempt)).rejects.toBeInstanceOf(OutOfTime);
    expect(attempt).not.toHaveBeenCalled();
  });
});
