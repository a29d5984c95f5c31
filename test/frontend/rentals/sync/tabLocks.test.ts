import { acquireLock, takeLock } from '../../../../frontend/src/features/rentals/sync/tabLocks';

const never = new AbortController().signal;

/** Locks of which one is held by another tab, until that is told to release it. */
function heldElsewhere() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = async (
    _: string,
    { ifAvailable, signal }: LockOptions,
    callback: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (ifAvailable) return callback(null);
    await Promise.race([
      released,
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]);
    return callback({});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return { release };
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('without locks, a tab is assumed to be the only one', async () => {
  expect(await takeLock('one', never)).toBe(true);
  expect(await acquireLock('one')).toEqual(expect.any(Function));
  expect(await acquireLock('one', never)).toEqual(expect.any(Function));
});

test('a lock of another tab is not acquired, or once that tab releases it', async () => {
  const { release } = heldElsewhere();
  expect(await acquireLock('one')).toBeNull();
  const waiting = acquireLock('one', never);
  release();
  expect(await waiting).toEqual(expect.any(Function));
});

test('waiting for a lock ends with the signal', async () => {
  heldElsewhere();
  const stopping = new AbortController();
  const waiting = acquireLock('one', stopping.signal);
  stopping.abort();
  expect(await waiting).toBeNull();
});
