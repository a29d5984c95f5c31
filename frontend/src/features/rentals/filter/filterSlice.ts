import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ParsedQuery } from './ai-filter/parsedQuery';
import type { ReadingFailure } from './ai-filter/useReadingFailureText';
import { type FilterCriteria, isUnfiltered, noCriteria } from './filterRentals';

/** Why the current criteria cannot match anything. */
export type FilterError = 'populationRange';

export interface FilterState {
  criteria: FilterCriteria;
  /** The criteria including text being typed, until typing pauses; null otherwise. */
  typed: FilterCriteria | null;
  /** True after the filter was cleared, until a criterion is set or the page is left: the filter bar says so. */
  clearFilter: boolean;
  /** The criteria before the filter was cleared, to be restored. */
  beforeClearing: FilterCriteria;
  /** True while a sentence is being interpreted. */
  loading: boolean;
  error: FilterError | null;
  /** Why the last sentence could not be interpreted; null without a failure. */
  sentenceError: ReadingFailure | null;
}

const initialState: FilterState = {
  criteria: noCriteria,
  typed: null,
  clearFilter: false,
  beforeClearing: noCriteria,
  loading: false,
  error: null,
  sentenceError: null,
};

const filterSlice = createSlice({
  name: 'filter',
  initialState,
  reducers: {
    /** Sets all criteria at once. */
    filterChanged: (state, { payload }: PayloadAction<FilterCriteria>) => ({
      ...state,
      criteria: payload,
      typed: null,
      clearFilter: state.clearFilter && isUnfiltered(payload),
      error: errorOf(payload),
    }),
    /** Criteria being typed: lists may update with each letter, all else waits for a pause. */
    filterTyped: (state, { payload }: PayloadAction<Partial<FilterCriteria>>) => ({
      ...state,
      typed: { ...(state.typed ?? state.criteria), ...payload },
    }),
    /** Restores the full list. */
    filterCleared: ({ criteria, loading, sentenceError }) => ({
      ...initialState,
      loading,
      sentenceError,
      clearFilter: true,
      beforeClearing: criteria,
    }),
    /** The user left the page on which the filter was cleared. */
    clearFilterEnded: (state) => {
      state.clearFilter = false;
    },
    /** A sentence was sent for interpretation. */
    sentenceSent: (state) => {
      state.loading = true;
      state.sentenceError = null;
    },
    /** A sentence was interpreted; `AIitems` are the rentals that it asks for. */
    sentenceParsed: (state, _: PayloadAction<ParsedQuery>) => {
      state.loading = false;
    },
    sentenceFailed: (state, { payload }: PayloadAction<ReadingFailure>) => {
      state.loading = false;
      state.sentenceError = payload;
    },
    /** The page was left before its sentence was interpreted; the results of the one before stay. */
    sentenceAbandoned: (state) => {
      state.loading = false;
    },
    /** Clears the sentence and its results. */
    sentenceForgotten: (state) => {
      state.loading = false;
      state.sentenceError = null;
    },
  },
});

function errorOf({ minPopulation, maxPopulation }: FilterCriteria): FilterError | null {
  return minPopulation !== null && maxPopulation !== null && minPopulation > maxPopulation ? 'populationRange' : null;
}

export const {
  filterChanged,
  filterTyped,
  filterCleared,
  clearFilterEnded,
  sentenceSent,
  sentenceParsed,
  sentenceFailed,
  sentenceAbandoned,
  sentenceForgotten,
} = filterSlice.actions;
export const filterReducer = filterSlice.reducer;

interface WithFilter {
  filter: FilterState;
}

/** The criteria including text being typed. */
export const selectLiveCriteria = (state: WithFilter) => state.filter.typed ?? state.filter.criteria;
export const selectFilterError = (state: WithFilter) => state.filter.error;
export const selectClearFilter = (state: WithFilter) => state.filter.clearFilter;
export const selectBeforeClearing = (state: WithFilter) => state.filter.beforeClearing;
export const selectIsReadingSentence = (state: WithFilter) => state.filter.loading;
export const selectSentenceError = (state: WithFilter) => state.filter.sentenceError;
