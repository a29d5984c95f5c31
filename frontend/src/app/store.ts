import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { type LayoutSettings, layoutReducer } from '../features/layout/layoutSlice';
import { filterReducer } from '../features/rentals/filterSlice';
import { rentalsReducer } from '../features/rentals/rentalsSlice';
import { uploadReducer } from '../features/rentals/uploadSlice';
import { sessionReducer } from '../features/session/sessionSlice';

const rootReducer = combineReducers({
  session: sessionReducer,
  layout: layoutReducer,
  rentals: rentalsReducer,
  filter: filterReducer,
  upload: uploadReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** @param layout The layout settings that this browser keeps. */
export function createStore(layout: LayoutSettings) {
  return configureStore({ reducer: rootReducer, preloadedState: { layout } });
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];
