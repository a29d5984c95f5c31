import { act, render, screen } from '@testing-library/react';
import { useRerenderEveryMinute } from '../../../frontend/src/components/useRerenderEveryMinute';
import { useToday } from '../../../frontend/src/components/useToday';

const Day = () => <p>{useToday()}</p>;
function Second() {
  useRerenderEveryMinute();
  return <p>{new Date().getSeconds()}</p>;
}

afterEach(() => jest.useRealTimers());

test('one timer brings the day and relative times up to date', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 30) });
  const { unmount } = render(
    <>
      <Day />
      <Second />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  expect(screen.getByText('2026-11-20')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(30_000));
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
  expect(screen.getByText('0')).toBeInTheDocument();
  // A timer is late by some milliseconds, or early after a late one: within the same half minute, it still counts.
  jest.setSystemTime(new Date(2026, 10, 20, 23, 59, 59, 990));
  act(() => void jest.advanceTimersByTime(30_000));
  expect(screen.getByText('29')).toBeInTheDocument();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
