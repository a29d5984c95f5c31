import { act, renderHook } from '@testing-library/react';
import { useThrottledValue } from '../../../frontend/src/features/dashboards/useThrottledValue';

describe('a throttled value', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('updates twice a second, and ends with the last value', () => {
    const { result, rerender } = renderHook(({ value }) => useThrottledValue(value, 'import'), {
      initialProps: { value: 0 },
    });
    const seen = new Set<number>();
    for (let value = 1; value <= 20; value++) {
      rerender({ value });
      pass(100);
      seen.add(result.current);
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(seen.size).toBeLessThan(7);
    pass(500);
    expect(result.current).toBe(20);
  });

  it('updates immediately when the reset key changes', () => {
    const { result, rerender } = renderHook(({ value, resetKey }) => useThrottledValue(value, resetKey), {
      initialProps: { value: 'all', resetKey: '' },
    });
    rerender({ value: 'some', resetKey: '' });
    pass(0);
    rerender({ value: 'few', resetKey: 'filter' });
    pass(0);
    expect(result.current).toBe('few');
  });
});
