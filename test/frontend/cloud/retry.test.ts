import { backoff, delayAfter, WakeableWait, wait, withRetries } from '../../../frontend/src/cloud/retry';

const never = new AbortController().signal;

describe('trying again', () => {
  it('waits twice as long each time, up to five minutes, half of it at random', () => {
    expect([1, 2, 3, 40].map((attempt) => backoff(attempt, () => 0))).toEqual([250, 500, 1000, 150_000]);
    expect([1, 2, 3, 40].map((attempt) => backoff(attempt, () => 1))).toEqual([500, 1000, 2000, 300_000]);
  });

  it('retries a call with backoff: up to three seconds without a network, else up to five minutes', () => {
    const network = [1, 2, 3, 4, 40].map((calls) => delayAfter('network', calls, () => 1));
    expect(network).toEqual([500, 1000, 2000, 3000, 3000]);
    const busy = [1, 2, 3, 40].map((calls) => delayAfter('busy', calls, () => 1));
    expect(busy).toEqual([4000, 8000, 16_000, 300_000]);
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

describe('a wait that can be woken', () => {
  /** Whether a wait is over: false if it would take its whole minute. */
  const isOver = (waiting: Promise<void>) =>
    Promise.race([waiting.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

  it('ends when woken, with all others under way', async () => {
    const waits = new WakeableWait(wait);
    const both = [waits.wait(60_000), waits.wait(60_000)];
    waits.wake();
    await Promise.all(both);
  });

  it('does not end by a reason from before it began', async () => {
    const stopping = new AbortController();
    const waits = new WakeableWait(wait, stopping.signal);
    waits.wake();
    const waiting = waits.wait(60_000);
    expect(await isOver(waiting)).toBe(false);
    stopping.abort();
    await waiting;
  });

  it('ends when its signal aborts, and at once after that', async () => {
    const stopping = new AbortController();
    const waits = new WakeableWait(wait, stopping.signal);
    const waiting = waits.wait(60_000);
    stopping.abort();
    await waiting;
    await waits.wait(60_000);
  });
});
