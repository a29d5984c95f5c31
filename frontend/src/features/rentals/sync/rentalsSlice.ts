import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { CloudFailure } from '../../../cloud/errors';
import { locked, roleChanged, selectIsGuest, signedOut, type WithSession } from '../../session/public/session';
import { chooseRentals, type ParsedQuery } from '../filter/ai-filter/parsedQuery';
import { type FilterCriteria, filterRentals, noCriteria } from '../filter/filterRentals';
import { filterChanged, filterCleared, sentenceForgotten, sentenceParsed } from '../filter/filterSlice';
import type { LocalChange } from './localChange';
import {
  addChanges,
  emptyOutbox,
  joinOutboxes,
  type MadeChange,
  markSent,
  type Outbox,
  park,
  retryAll,
  settleBatch,
  withoutConflict,
  withoutRefusal,
} from './outbox';
import type { Checkpoints } from './pulledPage';
import { type RentalReplica, receiveRentals, showOutbox } from './rentalReplica';
import type { BatchOutcome, SubscriptionState } from './syncApi';

/** The source of the held rentals: none yet, the bundled sample, or the cloud. */
export type RentalsSource = 'none' | 'sample' | 'cloud';

export interface RentalsState extends RentalReplica {
  /** The `items` that match the filter. */
  filtereditems: Rental[];
  /** The rentals that a sentence asks for. */
  AIitems: Rental[];
  /** True during the first or a later load. */
  loading: boolean;
  /** Why the last load failed. */
  error: CloudFailure | null;
  source: RentalsSource;
  /** How far each shard has been read. */
  checkpoints: Checkpoints;
  /** The state of the subscription to other users' changes; null before it first connected. */
  connection: SubscriptionState | null;
  /** When a load last finished, in milliseconds since 1970. */
  syncedAt: number | null;
  /** The criteria behind `filtereditems`. */
  criteria: FilterCriteria;
  /** The query of a sentence, behind `AIitems`; null without one. */
  query: ParsedQuery | null;
  /** Why pending changes could not be sent; null without a failure. */
  sendFailure: CloudFailure | null;
  /** The number of manual retries. */
  attempts: number;
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
  query: null,
  confirmed: {},
  outbox: emptyOutbox,
  sendFailure: null,
  attempts: 0,
};

const emptyReplica: RentalReplica = { items: [], confirmed: {}, outbox: emptyOutbox };

/** A reducer that gets the state itself instead of its draft: lists of 100,000 are replaced, never drafted. */
const replacing =
  <Payload>(nextState: (state: RentalsState, payload: Payload) => RentalsState) =>
  (draft: object, { payload }: PayloadAction<Payload>): RentalsState =>
    nextState(original(draft) as RentalsState, payload);

const rentalsSlice = createSlice({
  name: 'rentals',
  initialState,
  reducers: {
    /** Starts showing the cloud's rentals; a sample shown before is dropped. */
    cloudOpened: replacing<void>((state) =>
      state.source === 'cloud' ? state : { ...resetState(state), source: 'cloud', loading: true },
    ),
    sampleShown: replacing<Rental[]>((state, items) =>
      applyRentals(state, { ...resetState(state), source: 'sample', items }),
    ),
    /** Drops the cloud's rentals, to read all of them again. The user's own changes stay. */
    cacheCleared: replacing<void>((state) =>
      applyRentals(state, { ...state, ...showOutbox(emptyReplica, state.outbox), checkpoints: {} }),
    ),
    /** The copy that this browser stored in an earlier visit. */
    cacheRestored: replacing<{ rentals: Rental[]; checkpoints: Checkpoints; outbox: Outbox }>(
      (state, { rentals, checkpoints, outbox }) => {
        const copy = showOutbox({ ...emptyReplica, items: rentals }, outbox);
        // Changes made while the copy was being read are applied on top of it.
        const joined = showOutbox(copy, joinOutboxes(outbox, state.outbox));
        return applyRentals(state, { ...state, ...joined, checkpoints });
      },
    ),
    /** The error of an earlier load stays until one succeeds: otherwise its message would flicker. */
    loadStarted: (state) => {
      state.loading = true;
    },
    loadFinished: (state, { payload }: PayloadAction<{ at: number }>) => {
      state.loading = false;
      state.error = null;
      state.syncedAt = payload.at;
    },
    loadFailed: (state, { payload }: PayloadAction<CloudFailure>) => {
      state.loading = false;
      state.error = payload;
    },
    /** Versions from the cloud: a page of a load, another user's change, or our own write. */
    rentalsReceived: replacing<{ rentals: readonly Rental[]; checkpoints?: Checkpoints }>((state, page) => {
      if (state.source !== 'cloud') return state;
      const checkpoints = { ...state.checkpoints, ...page.checkpoints };
      return applyRentals(state, { ...receiveRentals(state, page.rentals), checkpoints });
    }),
    connectionChanged: (state, { payload }: PayloadAction<SubscriptionState | null>) => {
      state.connection = payload;
    },
    /** The user's changes: shown immediately, and sent from the outbox. */
    changesMade: replacing<readonly MadeChange[]>((state, changes) =>
      state.source === 'cloud' ? applyOutbox(state, addChanges(state.outbox, changes)) : state,
    ),
    changesSent: replacing<readonly LocalChange[]>((state, changes) => ({
      ...state,
      outbox: markSent(state.outbox, changes),
    })),
    /** The cloud's response to sent changes. */
    changesAnswered: replacing<{ batch: readonly LocalChange[]; answer: BatchOutcome }>((state, { batch, answer }) => {
      const stored = answer.failures.flatMap(({ errorInfo }) => errorInfo.rental ?? []);
      const news = [...answer.rentals.filter((rental) => rental !== null), ...stored];
      const received = receiveRentals(state, news);
      return applyRentals(state, {
        ...showOutbox(received, settleBatch(received.outbox, batch, answer)),
        sendFailure: null,
      });
    }),
    sendFailed: (state, { payload }: PayloadAction<CloudFailure>) => {
      state.sendFailure = payload;
    },
    /** The cloud repeatedly fails at a change. */
    changeParked: replacing<string>((state, id) => applyOutbox(state, park(state.outbox, id))),
    /** The user retries all changes that were set aside. */
    changesRetried: replacing<void>((state) => applyOutbox(state, retryAll(state.outbox))),
    /** The user signs out and discards the changes that were not sent. */
    outboxDiscarded: replacing<void>((state) => applyOutbox(state, emptyOutbox)),
    /** Changes left over from another tab. */
    outboxJoined: replacing<Outbox>((state, other) => applyOutbox(state, joinOutboxes(state.outbox, other))),
    /** The user has resolved a conflict; any resulting change is passed separately. */
    conflictSettled: replacing<{ id: string; change: MadeChange | null }>((state, { id, change }) => {
      const rest = withoutConflict(state.outbox, id);
      return applyOutbox(state, change ? addChanges(rest, [change]) : rest);
    }),
    refusalDismissed: replacing<string>((state, id) => ({ ...state, outbox: withoutRefusal(state.outbox, id) })),
    /** The user retries immediately. */
    retryAsked: (state) => {
      state.attempts++;
      state.error = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(filterChanged, replacing(applyCriteria))
      // The next user must not see the previous user's rentals.
      .addCase(locked, replacing<unknown>(resetState))
      .addCase(
        signedOut,
        replacing<void>((state) => (state.source === 'cloud' ? resetState(state) : state)),
      )
      // What was refused may be allowed now: it is sent again.
      .addCase(
        roleChanged,
        replacing<unknown>((state) => (state.sendFailure === 'notAllowed' ? { ...state, sendFailure: null } : state)),
      )
      .addCase(
        filterCleared,
        replacing<void>((state) => applyCriteria(state, noCriteria)),
      )
      .addCase(
        sentenceParsed,
        replacing<ParsedQuery>((state, query) => ({ ...state, query, AIitems: chooseRentals(state.items, query) })),
      )
      .addCase(sentenceForgotten, (state) => {
        state.query = null;
        state.AIitems = [];
      });
  },
});

/** Only the criteria stay. */
function resetState({ criteria }: Pick<RentalsState, 'criteria'>): RentalsState {
  return { ...initialState, criteria };
}

/** The next state. If the rentals have changed, filters them and applies the sentence again. */
function applyRentals(before: RentalsState, next: RentalsState): RentalsState {
  if (next.items === before.items) return next;
  return {
    ...next,
    filtereditems: filterRentals(next.items, next.criteria),
    AIitems: next.query ? chooseRentals(next.items, next.query) : [],
  };
}

function applyOutbox(state: RentalsState, outbox: Outbox): RentalsState {
  return applyRentals(state, showOutbox(state, outbox));
}

function applyCriteria(state: RentalsState, criteria: FilterCriteria): RentalsState {
  return { ...state, criteria, filtereditems: filterRentals(state.items, criteria) };
}

export const {
  cloudOpened,
  sampleShown,
  cacheCleared,
  cacheRestored,
  loadStarted,
  loadFinished,
  loadFailed,
  rentalsReceived,
  connectionChanged,
  changesMade,
  changesSent,
  changesAnswered,
  sendFailed,
  changeParked,
  changesRetried,
  outboxDiscarded,
  outboxJoined,
  conflictSettled,
  refusalDismissed,
  retryAsked,
} = rentalsSlice.actions;
export const rentalsReducer = rentalsSlice.reducer;

/** The part of the store that the selectors of this feature read. */
export interface WithRentals {
  rentals: RentalsState;
}

export const selectRentals = (state: WithRentals) => state.rentals.items;
export const selectFilteredRentals = (state: WithRentals) => state.rentals.filtereditems;
export const selectRentalsSource = (state: WithRentals) => state.rentals.source;
/** Whether the rentals are the sample. For guests also before it is loaded, so that the layout does not shift. */
export const selectIsSample = (state: WithRentals & WithSession) =>
  state.rentals.source === 'sample' || (state.rentals.source === 'none' && selectIsGuest(state));
export const selectRentalsLoading = (state: WithRentals) => state.rentals.loading;
export const selectRentalsError = (state: WithRentals) => state.rentals.error;
/** The first load has not brought a rental yet. */
export const selectIsFilling = ({ rentals: { source, loading, items } }: WithRentals) =>
  source === 'none' || (loading && items.length === 0);
export const selectConnection = (state: WithRentals) => state.rentals.connection;
export const selectSyncedAt = (state: WithRentals) => state.rentals.syncedAt;
export const selectCheckpoints = (state: WithRentals) => state.rentals.checkpoints;
export const selectOutbox = (state: WithRentals) => state.rentals.outbox;
export const selectConflicts = (state: WithRentals) => state.rentals.outbox.conflicts;
export const selectRefusals = (state: WithRentals) => state.rentals.outbox.refusals;
/** The number of changes that are not in the cloud yet. */
export const selectPendingCount = (state: WithRentals) => state.rentals.outbox.changes.length;
/** Whether a rental has changes that are not in the cloud yet. */
export const selectIsPending = (state: WithRentals, id: string) => Object.hasOwn(state.rentals.confirmed, id);
export const selectSendFailure = (state: WithRentals) => state.rentals.sendFailure;
export const selectAttempts = (state: WithRentals) => state.rentals.attempts;
export const selectAiItems = (state: WithRentals) => state.rentals.AIitems;
export const selectParsedQuery = (state: WithRentals) => state.rentals.query;
