import { filterReducer } from '../features/rentals/filter/filterSlice';
import { uploadReducer } from '../features/rentals/import/uploadSlice';
import { rentalsReducer } from '../features/rentals/sync/rentalsSlice';
import { resetOnAccountChange } from './resetOnAccountChange';

/** Slices of the main layout's pages, loaded with that layout: the sign-in pages do not need them. */
export const mainReducers = {
  rentals: rentalsReducer,
  filter: filterReducer,
  upload: resetOnAccountChange(uploadReducer),
};
export type MainReducers = typeof mainReducers;
