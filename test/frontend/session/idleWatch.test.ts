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

test('nobody moving for as long as chosen is idle, once', () => {
  watch();
  jest.advanceTimersByTime(5 * minute - 1);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each(['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'])('a %s begins the time anew', (sign) => {
  watch();
  jest.advanceTimersByTime(4 * minute);
  window.dispatchEvent(new Event(sign));
  jest.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(minute);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a sign of life in another tab counts here', () => {
  watch();
  jest.advanceTimersByTime(4 * minute);
  recordActivity();
  jest.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a page opened again after too long is idle at once', () => {
  recordActivity(Date.now() - 6 * minute);
  watch();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('choosing the time is a sign of life: nobody who chooses five minutes an hour after signing in is locked out', () => {
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

test('a watch that is stopped calls nobody', () => {
  watch();
  stop();
  jest.advanceTimersByTime(10 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});
