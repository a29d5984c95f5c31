import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  locked,
  roleChanged,
  sessionReducer,
  signedIn,
  signedOut,
} from '../../../frontend/src/features/session/sessionSlice';
import { useCan } from '../../../frontend/src/features/session/useCan';

const account = { email: 'anna@polder.test', sub: 'anna' };

test('permissions follow the session, and are undecided while it is unknown', () => {
  const store = configureStore({ reducer: { session: sessionReducer } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => [useCan('edit'), useCan('interpret', 'Text'), useCan('administer', 'Person')], {
    wrapper,
  });
  expect(result.current).toEqual([undefined, undefined, undefined]);

  act(() => void store.dispatch(signedOut()));
  expect(result.current).toEqual([false, false, false]);

  act(() => void store.dispatch(signedIn({ ...account, role: 'editor' })));
  expect(result.current).toEqual([true, true, false]);

  act(() => void store.dispatch(roleChanged({ ...account, role: 'admin' })));
  expect(result.current).toEqual([true, true, true]);

  // Without a role, an account is a viewer. A change of another account is not one of this.
  act(() => void store.dispatch(roleChanged(account)));
  act(() => void store.dispatch(roleChanged({ email: 'jan@polder.test', sub: 'jan', role: 'admin' })));
  expect(result.current).toEqual([false, false, false]);

  act(() => void store.dispatch(locked(account)));
  expect(result.current).toEqual([undefined, undefined, undefined]);
});
