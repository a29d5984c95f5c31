import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Rental } from '../../../../graphql/generated/schema';
import { signedOut } from '../session/sessionSlice';
import { type FilterCriteria, filterRentals, noCriteria } from './filterRentals';
import { filterChanged, filterCleared } from './filterSlice';
import { mergeRentals } from './mergeRentals';
import type { Checkpoints } from './pullChanges';
import type { SubscriptionState } from './rentalsApi';

/** Where the rentals held come from: nowhere yet, the bundled sample, or the cloud. */
export type RentalsSource = 'none' | 'sample' | 'cloud';

/** Why the last load did not finish. */
export type RentalsError = 'network' | 'signedOut' | 'unknown';

export interface RentalsState {
  /** Every rental known, tombstones included. */
  items: Rental[];
  /** Those of `items` that meet the filter. */
  filtereditems: Rental[];
  /** Those that a sentence asked for. */
  AIitems: Rental[];
  /** True while a load is under way, the first or a later one. */
  loading: boolean;
  error: RentalsError | null;
  source: RentalsSource;
  /** Up to when each shard has been read. */
  checkpoints: Checkpoints;
  /** How other people's changes arrive; null before the subscription was first up. */
  connection: SubscriptionState | null;
  /** When a load last finished, in milliseconds since 1970. */
  syncedAt: number | null;
  /** The criteria behind `filtereditems`. */
  criteria: FilterCriteria;
}

const initialState: RentalsState = {
  items: [],
  filtereditems: [],
  AIitems: [],
  loading: false,
  error: null,
  source: 'none',
  checkpoints: {},
  connection: null,
  syncedAt: null,
  criteria: noCriteria,
};

const rentalsSlice = createSlice({
  name: 'rentals',
  initialState,
  reducers: {
    /** Starts showing the cloud's rentals; a sample shown before is let go. */
    cloudOpened: (state) =>
      state.source === 'cloud' ? state : { ...initialState, criteria: state.criteria, source: 'cloud', loading: true },
    sampleShown: (state, { payload }: PayloadAction<Rental[]>) =>
      showing({ ...initialState, criteria: state.criteria, source: 'sample' }, payload),
    /** Lets everything go, as at signing out. */
    rentalsForgotten: (state) => ({ ...initialState, criteria: state.criteria }),
    loadStarted: (state) => {
      state.loading = true;
      state.error = null;
    },
    loadFinished: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.loading = false;
      state.syncedAt = payload.at;
    },
    loadFailed: (state, { payload }: PayloadAction<RentalsError>) => {
      state.loading = false;
      state.error = payload;
    },
    /** Versions from the cloud: a page of a load, somebody else's change, or our own write. */
    rentalsReceived: (state, { payload }: PayloadAction<{ rentals: readonly Rental[]; checkpoints?: Checkpoints }>) => {
      if (state.source !== 'cloud') return state;
      const held = original(state) as RentalsState;
      const items = mergeRentals(held.items, payload.rentals);
      const checkpoints = { ...held.checkpoints, ...payload.checkpoints };
      return items === held.items ? { ...held, checkpoints } : showing({ ...held, checkpoints }, items);
    },
    connectionChanged: (state, { payload }: PayloadAction<SubscriptionState | null>) => {
      state.connection = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(filterChanged, (state, { payload }) => filtered(original(state) as RentalsState, payload))
      // Whoever comes next must not see what the last person could.
      .addCase(signedOut, (state) => (state.source === 'cloud' ? { ...initialState, criteria: state.criteria } : state))
      .addCase(filterCleared, (state) => filtered(original(state) as RentalsState, noCriteria));
  },
});

function showing(state: RentalsState, items: Rental[]): RentalsState {
  return { ...state, items, filtereditems: filterRentals(items, state.criteria) };
}

function filtered(state: RentalsState, criteria: FilterCriteria): RentalsState {
  return { ...state, criteria, filtereditems: filterRentals(state.items, criteria) };
}

export const {
  cloudOpened,
  sampleShown,
  rentalsForgotten,
  loadStarted,
  loadFinished,
  loadFailed,
  rentalsReceived,
  connectionChanged,
} = rentalsSlice.actions;
export const rentalsReducer = rentalsSlice.reducer;

/** The part of the store that this feature's selectors read. */
export interface WithRentals {
  rentals: RentalsState;
}

export const selectRentals = (state: WithRentals) => state.rentals.items;
export const selectFilteredRentals = (state: WithRentals) => state.rentals.filtereditems;
export const selectRentalsSource = (state: WithRentals) => state.rentals.source;
export const selectRentalsLoading = (state: WithRentals) => state.rentals.loading;
export const selectRentalsError = (state: WithRentals) => state.rentals.error;
export const selectConnection = (state: WithRentals) => state.rentals.connection;
export const selectSyncedAt = (state: WithRentals) => state.rentals.syncedAt;
export const selectCheckpoints = (state: WithRentals) => state.rentals.checkpoints;
