import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { chooseIdleMinutes } from '../../../frontend/src/features/session/idleMinutes';
import {
  initialSession,
  type SessionState,
  selectSessionStatus,
  sessionReducer,
} from '../../../frontend/src/features/session/sessionSlice';
import { useIdleLock } from '../../../frontend/src/features/session/useIdleLock';

const account = { email: 'anna@polder.test', sub: 'anna' };
const pass = (minutes: number) => act(() => jest.advanceTimersByTime(minutes * 60_000));

function openTab(status: SessionState['status'], isBusy = false) {
  const session = { ...initialSession, ...account, status };
  const store = configureStore({ reducer: { session: sessionReducer }, preloadedState: { session } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook((busy: boolean) => useIdleLock(busy), { wrapper, initialProps: isBusy });
  return { status: () => selectSessionStatus(store.getState()), setBusy: rerender };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  chooseIdleMinutes(5);
});
afterEach(() => jest.useRealTimers());

test.each(['signedIn', 'unknown'] as const)('an idle user whose session is %s is locked out', (status) => {
  const tab = openTab(status);
  pass(4);
  expect(tab.status()).toBe(status);
  pass(1);
  expect(tab.status()).toBe('locked');
});

test('an import in one tab counts in an idle one, which would lock both', () => {
  const importing = openTab('signedIn', true);
  const idle = openTab('signedIn');
  pass(12);
  expect(idle.status()).toBe('signedIn');
  importing.setBusy(false);
  pass(4);
  expect(idle.status()).toBe('signedIn');
  pass(1);
  expect(idle.status()).toBe('locked');
});
