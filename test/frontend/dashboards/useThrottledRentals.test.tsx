import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useThrottledRentals } from '../../../frontend/src/features/dashboards/useThrottledRentals';
import { noCriteria } from '../../../frontend/src/features/rentals/filter/filterRentals';
import { filterChanged } from '../../../frontend/src/features/rentals/filter/filterSlice';
import {
  cloudOpened,
  loadStarted,
  rentalsReceived,
  rentalsReducer,
} from '../../../frontend/src/features/rentals/sync/rentalsSlice';
import { rental } from '../rentals/rental.fixture';

describe('the rentals of a dashboard', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  function open() {
    const store = configureStore({ reducer: { rentals: rentalsReducer } });
    store.dispatch(cloudOpened());
    const receive = (id: string) => act(() => store.dispatch(rentalsReceived({ rentals: [rental({ id })] })));
    let renders = 0;
    const { result, rerender } = renderHook(
      ({ resetKey }) => {
        renders++;
        return useThrottledRentals(resetKey);
      },
      {
        initialProps: { resetKey: '' },
        wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
      },
    );
    const shown = () => result.current.all.map(({ id }) => id);
    return { store, receive, shown, rerender, renders: () => renders };
  }

  it('update twice a second, and end with the last change; what comes between renders nothing', () => {
    const { receive, shown, renders } = open();
    const before = renders();
    for (let id = 1; id <= 23; id++) {
      receive(`${id}`);
      pass(100);
    }
    expect(renders() - before).toBeGreaterThan(2);
    expect(renders() - before).toBeLessThan(7);
    expect(shown().length).toBeLessThan(23);
    pass(500);
    expect(shown()).toHaveLength(23);
  });

  it('update at once when the reset key changes', () => {
    const { receive, shown, rerender } = open();
    receive('1');
    pass(0);
    receive('2');
    pass(0);
    expect(shown()).toEqual(['1']);
    rerender({ resetKey: 'filter' });
    pass(0);
    expect(shown()).toEqual(['1', '2']);
  });

  it('wait again after a change of the key that changed no rental', () => {
    const { receive, shown, rerender } = open();
    receive('1');
    pass(0);
    rerender({ resetKey: 'filter' });
    receive('2');
    pass(0);
    expect(shown()).toEqual(['1']);
  });

  it('render nothing while a load begins, or a filter has nothing to filter', () => {
    const { store, renders } = open();
    const before = renders();
    act(() => {
      store.dispatch(loadStarted());
      store.dispatch(filterChanged({ ...noCriteria, text: 'delft' }));
    });
    pass(500);
    expect(renders()).toBe(before);
  });
});
