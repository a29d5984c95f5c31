import { bytesAreCheap } from '../../../frontend/src/features/offline/serviceWorker';
import { whenQuiet } from '../../../frontend/src/features/offline/whenQuiet';

let fetched: () => void = () => {};
const observers = new Set<FakeObserver>();

class FakeObserver {
  constructor(callback: () => void) {
    fetched = callback;
    observers.add(this);
  }
  observe() {}
  disconnect() {
    observers.delete(this);
  }
}

const visibility = jest.spyOn(document, 'visibilityState', 'get');
const original = globalThis.PerformanceObserver;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.PerformanceObserver = FakeObserver as never;
  visibility.mockReturnValue('visible');
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.PerformanceObserver = original;
});

test('the page’s requests delay work for the next visit', () => {
  const begin = jest.fn();
  whenQuiet(begin);
  for (let second = 0; second < 20; second += 5) {
    jest.advanceTimersByTime(5_000);
    fetched();
  }
  expect(begin).not.toHaveBeenCalled();
  jest.advanceTimersByTime(6_000);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(observers.size).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a page that is left for another tab is waited for no longer', () => {
  const begin = jest.fn();
  whenQuiet(begin);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a cancelled wait is not called back', () => {
  const begin = jest.fn();
  whenQuiet(begin)();
  jest.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begin).not.toHaveBeenCalled();
});

test.each([
  [{}, true],
  [{ connection: { effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '4g', saveData: true } }, false],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
])('bytes are cheap at %j: %s', (navigator, expected) => {
  expect(bytesAreCheap(navigator)).toBe(expected);
});
