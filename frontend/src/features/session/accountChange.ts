import { createAction, type Middleware } from '@reduxjs/toolkit';
import { setStorageOwner } from '../../lib/accountStorage';
import { sessionReducer, type WithSession } from './sessionSlice';

/**
 * Said just before the session becomes another account's, or a guest's: what the store holds of the one before, `from`,
 * makes way. What is read from the browser's storage from then on is the next one's.
 */
export const accountChanged = createAction<{ from: string | null }>('session/accountChanged');

/** Has the browser's storage (lib/accountStorage.ts) follow the session. */
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
