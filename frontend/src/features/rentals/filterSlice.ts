import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FilterCriteria, isUnfiltered, noCriteria } from './filterRentals';

/** Why the criteria as they stand can find nothing. */
export type FilterError = 'populationRange';

export interface FilterState {
  criteria: FilterCriteria;
  /** True once the full list was asked back, until a criterion is set again. */
  clearFilter: boolean;
  /** True while criteria are being worked out from a sentence. */
  loading: boolean;
  error: FilterError | null;
}

const initialState: FilterState = { criteria: noCriteria, clearFilter: false, loading: false, error: null };

const filterSlice = createSlice({
  name: 'filter',
  initialState,
  reducers: {
    /** Sets all criteria at once. */
    filterChanged: (state, { payload }: PayloadAction<FilterCriteria>) => {
      state.criteria = payload;
      state.clearFilter = state.clearFilter && isUnfiltered(payload);
      state.error = errorOf(payload);
    },
    /** Restores the full list. */
    filterCleared: () => ({ ...initialState, clearFilter: true }),
  },
});

function errorOf({ leastPopulation, mostPopulation }: FilterCriteria): FilterError | null {
  return leastPopulation !== null && mostPopulation !== null && leastPopulation > mostPopulation
    ? 'populationRange'
    : null;
}

export const { filterChanged, filterCleared } = filterSlice.actions;
export const filterReducer = filterSlice.reducer;

interface WithFilter {
  filter: FilterState;
}

export const selectCriteria = (state: WithFilter) => state.filter.criteria;
export const selectFilterError = (state: WithFilter) => state.filter.error;
