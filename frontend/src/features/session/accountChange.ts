import type { Middleware } from '@reduxjs/toolkit';
import { setStorageOwner } from '../../lib/accountStorage';
import { accountChanged, sessionReducer, type WithSession } from './sessionSlice';

/** Sets the owner of the browser's storage (lib/accountStorage.ts) to the session's account. */
export const followAccount: Middleware<object, WithSession> = ({ dispatch, getState }) => {
  return (next) => (action) => {
    const { session } = getState();
    const { sub } = sessionReducer(session, action as Parameters<typeof sessionReducer>[1]);
    if (sub !== session.sub) {
      setStorageOwner(sub);
      dispatch(accountChanged({ from: session.sub }));
    }
    return next(action);
  };
};
