import { combineReducers, configureStore, type Reducer, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { connectionReducer } from '../features/connection/connectionSlice';
import { type LayoutSettings, layoutReducer } from '../features/layout/layoutSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { appsReducer } from '../features/sample-data/appsReducer';
import { persistEdits } from '../features/sample-data/persistEdits';
import { followAccount } from '../features/session/accountChange';
import {
  accountChanged,
  initialSession,
  type SessionState,
  sessionReducer,
  signedOut,
} from '../features/session/sessionSlice';
import { setStorageOwner } from '../lib/accountStorage';
import type { MainReducers } from './mainReducers';

/** Has a part of the state begin anew when another account, or a guest, comes: what it held is not theirs. */
export function ofOneAccount<State>(reducer: Reducer<State>): Reducer<State> {
  return (state, action) => reducer(accountChanged.match(action) ? undefined : state, action);
}

const firstReducers = {
  session: sessionReducer,
  layout: layoutReducer,
  notifications: notificationsReducer,
  connection: connectionReducer,
  apps: ofOneAccount(appsReducer),
};

type Reducers = typeof firstReducers & MainReducers;

/** The state as the pages of the main layout find it; before that layout is loaded, its part is not there. */
export type RootState = StateFromReducersMapObject<Reducers>;

const combine = (mainReducers?: MainReducers) =>
  combineReducers({ ...firstReducers, ...mainReducers } as unknown as Reducers);

let rootReducer = combine();
let latestStore: Store | undefined;

/** Adds what the main layout's pages keep in the store: to the one that there is, and to any made later. */
export function addMainReducers(mainReducers: MainReducers): void {
  rootReducer = combine(mainReducers);
  latestStore?.replaceReducer(rootReducer);
}

/** The state of a guest's first visit, which documents are built with. */
export const initialState = (): RootState => rootReducer(undefined, signedOut());

/** The development checks walk through all they are given; 100,000 rentals would take them longer than a frame. */
const checks = {
  immutableCheck: { ignoredPaths: ['rentals'] },
  serializableCheck: { ignoredPaths: ['rentals'], ignoredActionPaths: ['payload.rentals', 'payload.answer'] },
};

/**
 * @param layout The layout settings that this browser keeps.
 * @param session What is known of the session from the start: that the screen is locked, say.
 */
export function createStore(layout: LayoutSettings, session: SessionState = initialSession) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { layout, session },
    middleware: (defaults) => defaults(checks).concat(followAccount, persistEdits),
  });
  setStorageOwner(session.sub);
  latestStore = store;
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
