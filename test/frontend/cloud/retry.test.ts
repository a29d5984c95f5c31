import { backoff, wait, withRetries } from '../../../frontend/src/cloud/retry';

const never = new AbortController().signal;

describe('trying again', () => {
  it('waits twice as long each time, up to five minutes, half of it at random', () => {
    expect([1, 2, 3, 40].map((attempt) => backoff(attempt, () => 0))).toEqual([250, 500, 1000, 150_000]);
    expect([1, 2, 3, 40].map((attempt) => backoff(attempt, () => 1))).toEqual([500, 1000, 2000, 300_000]);
  });

  it('gives a call three attempts', async () => {
    const call = jest.fn().mockRejectedValue(new Error('down'));
    await expect(
      withRetries(
        call,
        () => true,
        never,
        async () => {},
      ),
    ).rejects.toThrow('down');
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('answers with the attempt that succeeds', async () => {
    const call = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
    await expect(
      withRetries(
        call,
        () => true,
        never,
        async () => {},
      ),
    ).resolves.toBe('up');
  });

  it('does not repeat what cannot succeed', async () => {
    const call = jest.fn().mockRejectedValue(new Error('refused'));
    await expect(
      withRetries(
        call,
        () => false,
        never,
        async () => {},
      ),
    ).rejects.toThrow('refused');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when it is called off', async () => {
    const calledOff = new AbortController();
    const waiting = wait(60_000, calledOff.signal);
    calledOff.abort();
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
