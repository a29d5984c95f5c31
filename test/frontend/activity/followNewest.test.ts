import { followNewest } from '../../../frontend/src/features/activity/followNewest';

const waits = [1, 2, 4];

/** Rentals that change, and a history that follows. */
function setUp(since: number) {
  const stopping = new AbortController();
  const rentals = { latest: since };
  const history = { newest: since, reads: 0 };
  let listener = () => {};
  followNewest(
    {
      since,
      latest: () => rentals.latest,
      subscribe: (heard) => {
        listener = heard;
        return () => {
          listener = () => {};
        };
      },
      signal: stopping.signal,
      readNewest: async () => {
        history.reads++;
        return history.newest;
      },
    },
    waits,
  );
  const change = (at: number) => {
    rentals.latest = at;
    listener();
  };
  return { change, history, stop: () => stopping.abort() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('nothing is examined for while the history has the last change', async () => {
  const { history } = setUp(10);
  await pass(100);
  expect(history.reads).toBe(0);
});

test('a change is examined for until the history has it', async () => {
  const { change, history } = setUp(10);
  change(11);
  await pass(1);
  expect(history.reads).toBe(1);
  history.newest = 11;
  await pass(100);
  expect(history.reads).toBe(2);
});

test('a change that does not match the filter is given up after the last wait', async () => {
  const { change, history } = setUp(10);
  change(11);
  await pass(100);
  expect(history.reads).toBe(waits.length);
  change(12);
  await pass(100);
  expect(history.reads).toBe(2 * waits.length);
});

test('changes meanwhile are examined for too, without a second search beside the first', async () => {
  const { change, history } = setUp(10);
  change(11);
  change(12);
  history.newest = 11;
  await pass(1);
  change(13);
  history.newest = 13;
  await pass(100);
  expect(history.reads).toBe(2);
});

test('nothing is examined for once it has ended', async () => {
  const { change, history, stop } = setUp(10);
  stop();
  change(11);
  await pass(100);
  expect(history.reads).toBe(0);
});
