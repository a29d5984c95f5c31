import { chooseIdleMinutes } from '../../../frontend/src/features/session/idleMinutes';
import { watchIdle } from '../../../frontend/src/features/session/idleWatch';
import { recordActivity } from '../../../frontend/src/features/session/lastActivity';

const minute = 60_000;
const onIdle = jest.fn();
let stop: () => void = () => {};
const watch = (minutes = 5) => {
  stop = watchIdle(minutes, onIdle);
};

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  jest.clearAllMocks();
  localStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('no activity for the chosen time is idle, once', () => {
  watch();
  jest.advanceTimersByTime(5 * minute - 1);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'])('a %s restarts the idle time', (sign) => {
  watch();
  jest.advanceTimersByTime(4 * minute);
  window.dispatchEvent(new Event(sign));
  jest.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('activity in another tab counts', () => {
  watch();
  jest.advanceTimersByTime(4 * minute);
  recordActivity();
  jest.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a page reopened after too long is idle immediately', () => {
  recordActivity(Date.now() - 6 * minute);
  watch();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('choosing the time counts as activity: choosing five minutes an hour after signing in does not lock', () => {
  recordActivity(Date.now() - 60 * minute);
  chooseIdleMinutes(5);
  watch();
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5 * minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('the first movement after the machine slept for too long comes too late', () => {
  watch();
  jest.setSystemTime(Date.now() + 60 * minute);
  window.dispatchEvent(new Event('pointermove'));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a clock that is set back does not put off the idle time by as much', () => {
  watch();
  jest.advanceTimersByTime(minute);
  window.dispatchEvent(new Event('pointermove'));
  jest.setSystemTime(Date.now() - 60 * minute);
  jest.advanceTimersByTime(10 * minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a stopped watch does not call back', () => {
  watch();
  stop();
  jest.advanceTimersByTime(10 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});
