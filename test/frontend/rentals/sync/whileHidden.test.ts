import { whileHidden } from '../../../../frontend/src/features/rentals/sync/whileHidden';

let visibility: DocumentVisibilityState;
const become = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const following = { suspend: jest.fn(), resume: jest.fn() };
const calls = () => [following.suspend.mock.calls.length, following.resume.mock.calls.length];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  following.suspend.mockClear();
  following.resume.mockClear();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page that was hidden for a minute is suspended, and resumed when it is seen again', () => {
  stop = whileHidden(following);
  become('hidden');
  jest.advanceTimersByTime(59_999);
  expect(calls()).toEqual([0, 0]);
  jest.advanceTimersByTime(1);
  expect(calls()).toEqual([1, 0]);
  become('visible');
  expect(calls()).toEqual([1, 1]);
  become('hidden');
  jest.advanceTimersByTime(60_000);
  expect(calls()).toEqual([2, 1]);
});

test('a look at another tab changes nothing, however often', () => {
  stop = whileHidden(following);
  for (let look = 0; look < 5; look++) {
    become('hidden');
    jest.advanceTimersByTime(40_000);
    become('visible');
    jest.advanceTimersByTime(40_000);
  }
  expect(calls()).toEqual([0, 0]);
});

test('a page that was opened behind another is suspended too', () => {
  visibility = 'hidden';
  stop = whileHidden(following);
  jest.advanceTimersByTime(60_000);
  expect(calls()).toEqual([1, 0]);
});

test('nothing happens once it has stopped', () => {
  stop = whileHidden(following);
  become('hidden');
  stop();
  jest.advanceTimersByTime(60_000);
  become('visible');
  expect(calls()).toEqual([0, 0]);
});
