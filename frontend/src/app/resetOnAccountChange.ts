import type { Reducer } from '@reduxjs/toolkit';
import { accountChanged } from '../features/session/public/session';

/** Resets a reducer's state when another user signs in or the user signs out: the state belongs to the previous user. */
export function resetOnAccountChange<State>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => reducer(accountChanged.match(action) ? undefined : state, action);
}
