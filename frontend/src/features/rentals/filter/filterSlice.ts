import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InterpretationFailure } from '../../../cloud/entity-extractor';
import type { ParsedQuery } from '../ai-filter/parsedQuery';
import { type FilterCriteria, isUnfiltered, noCriteria } from './filterRentals';

/** Why the criteria as they stand can find nothing. */
export type FilterError = 'populationRange';

export interface FilterState {
  criteria: FilterCriteria;
  /** The criteria with what is being typed, until it settles; null while nobody types. */
  typed: FilterCriteria | null;
  /** True once the full list was asked back, until a criterion is set again or the page is left: the filter bar says so. */
  clearFilter: boolean;
  /** What was set before the filter was cleared, to be put back. */
  beforeClearing: FilterCriteria;
  /** True while criteria are being worked out from a sentence. */
  loading: boolean;
  error: FilterError | null;
  /** Why the last sentence was not read, if so. */
  sentenceError: InterpretationFailure | null;
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
    /** Criteria that are being typed: lists may follow each letter, all else waits until they settle. */
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
    /** The page that the filter was cleared on is left. */
    clearFilterEnded: (state) => {
      state.clearFilter = false;
    },
    /** A sentence was sent to be read. */
    sentenceSent: (state) => {
      state.loading = true;
      state.sentenceError = null;
    },
    /** A sentence was read; `AIitems` are the rentals that it asks for. */
    sentenceParsed: (state, _: PayloadAction<ParsedQuery>) => {
      state.loading = false;
    },
    sentenceFailed: (state, { payload }: PayloadAction<InterpretationFailure>) => {
      state.loading = false;
      state.sentenceError = payload;
    },
    /** Lets go of the sentence, and of what it chose. */
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
  sentenceForgotten,
} = filterSlice.actions;
export const filterReducer = filterSlice.reducer;

interface WithFilter {
  filter: FilterState;
}

/** The criteria, as far as they are typed. */
export const selectLiveCriteria = (state: WithFilter) => state.filter.typed ?? state.filter.criteria;
export const selectFilterError = (state: WithFilter) => state.filter.error;
export const selectClearFilter = (state: WithFilter) => state.filter.clearFilter;
export const selectBeforeClearing = (state: WithFilter) => state.filter.beforeClearing;
export const selectIsReadingSentence = (state: WithFilter) => state.filter.loading;
export const selectSentenceError = (state: WithFilter) => state.filter.sentenceError;
