import { combineReducers, configureStore, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import { connectionReducer } from '../features/connection/connectionSlice';
import { type LayoutSettings, layoutReducer } from '../features/layout/layoutSlice';
import { forgetActions, notificationsReducer } from '../features/notifications/notificationsSlice';
import { appsReducer } from '../features/sample-data/appsReducer';
import { persistEdits } from '../features/sample-data/public/persistEdits';
import { followAccount } from '../features/session/public/followAccount';
import { initialSession, type SessionState, sessionReducer, signedOut } from '../features/session/sessionSlice';
import { setStorageOwner, withoutStoredEntries } from '../lib/accountStorage';
import { developmentChecks } from './developmentChecks';
import type { MainReducers } from './mainReducers';
import { resetOnAccountChange } from './resetOnAccountChange';

const firstReducers = {
  session: sessionReducer,
  layout: layoutReducer,
  notifications: notificationsReducer,
  connection: connectionReducer,
  apps: resetOnAccountChange(appsReducer),
};

type Reducers = typeof firstReducers & MainReducers;

/** The state with the main layout loaded. Before that, the slices of {@link MainReducers} are missing. */
export type RootState = StateFromReducersMapObject<Reducers>;

const combine = (mainReducers?: MainReducers) =>
  combineReducers({ ...firstReducers, ...mainReducers } as unknown as Reducers);

let rootReducer = combine();
let latestStore: Store | undefined;

/** Adds the slices of the main layout's pages to the current store and to stores created later. */
export function addMainReducers(mainReducers: MainReducers): void {
  rootReducer = combine(mainReducers);
  latestStore?.replaceReducer(rootReducer);
}

/** The state on a guest's first visit, used to render documents at build time. */
export const initialState = (): RootState => rootReducer(undefined, signedOut());

/**
 * The state that a document was rendered with, to hydrate it. Equal parts are the store's own objects: a selector that
 * returns another object makes React render again, synchronously.
 */
export function stateOfDocument(store: Store): RootState {
  const latest = store.getState();
  // The document is nobody's: what this browser stores is drawn after it is hydrated.
  const state = { ...withoutStoredEntries(initialState) };
  for (const name of Object.keys(state) as (keyof RootState)[]) {
    if (isSame(state[name], latest[name])) Object.assign(state, { [name]: latest[name] });
  }
  return state;
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * @param layout settings stored in this browser
 * @param session what is known at the start, e.g. that the screen is locked
 */
export function createStore(layout: LayoutSettings, session: SessionState = initialSession) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { layout, session },
    middleware: (defaults) => defaults(developmentChecks).concat(followAccount, persistEdits),
  });
  setStorageOwner(session.sub);
  store.subscribe(() => forgetActions(store.getState()));
  latestStore = store;
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
