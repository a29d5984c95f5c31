import { wait } from '../../../frontend/src/cloud/retry';
import { delayAfter, needsUser, WakeableWait } from '../../../frontend/src/cloud/unlimitedRetry';

describe('trying until it succeeds', () => {
  it('retries a call with backoff: up to three seconds without a network, else up to five minutes', () => {
    const network = [1, 2, 3, 4, 40].map((calls) => delayAfter('network', calls, () => 1));
    expect(network).toEqual([500, 1000, 2000, 3000, 3000]);
    const busy = [1, 2, 3, 40].map((calls) => delayAfter('busy', calls, () => 1));
    expect(busy).toEqual([4000, 8000, 16_000, 300_000]);
  });

  it('waits for the user where only another sign-in or role helps', () => {
    const failures = ['network', 'busy', 'signedOut', 'notAllowed', 'unknown'] as const;
    expect(failures.filter(needsUser)).toEqual(['signedOut', 'notAllowed']);
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
