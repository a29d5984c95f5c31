import { filterReducer } from '../features/rentals/filter/filterSlice';
import { uploadReducer } from '../features/rentals/import/uploadSlice';
import { rentalsReducer } from '../features/rentals/rentalsSlice';
import { ofOneAccount } from './store';

/** What the pages of the main layout keep in the store. It is loaded with that layout: signing in does without. */
export const mainReducers = {
  rentals: rentalsReducer,
  filter: filterReducer,
  upload: ofOneAccount(uploadReducer),
};
export type MainReducers = typeof mainReducers;
