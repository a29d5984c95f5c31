import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Rental } from '../../../../../graphql/generated/schema';
import type { CloudFailure } from '../../../cloud/errors';
import { locked, roleChanged, signedOut } from '../../session/public/session';
import { type FilterCriteria, filterRentals, noCriteria } from '../filter/filterRentals';
import { filterChanged, filterCleared, sentenceForgotten, sentenceParsed } from '../filter/filterSlice';
import { chooseRentals, type ParsedQuery } from '../filter/sentence/parsedQuery';
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

const rentalsSlice = createSlice({
  name: 'rentals',
  initialState,
  reducers: {
    /** Starts showing the cloud's rentals; a sample shown before is dropped. */
    cloudOpened: (state) =>
      state.source === 'cloud' ? state : { ...afresh(unwrapDraft(state)), source: 'cloud', loading: true },
    sampleShown: (state, { payload }: PayloadAction<Rental[]>) =>
      showing(unwrapDraft(state), { ...afresh(unwrapDraft(state)), source: 'sample', items: payload }),
    /** Drops the cloud's rentals, to read all of them again. The user's own changes stay. */
    cacheCleared: (state) => {
      const { outbox } = unwrapDraft(state);
      return showing(unwrapDraft(state), { ...unwrapDraft(state), ...showOutbox(nothing, outbox), checkpoints: {} });
    },
    /** The copy that this browser stored in an earlier visit. */
    cacheRestored: (
      state,
      { payload }: PayloadAction<{ rentals: Rental[]; checkpoints: Checkpoints; outbox: Outbox }>,
    ) => {
      const copy = showOutbox({ ...nothing, items: payload.rentals }, payload.outbox);
      // Changes made while the copy was being read are applied on top of it.
      const joined = showOutbox(copy, joinOutboxes(payload.outbox, unwrapDraft(state).outbox));
      return showing(unwrapDraft(state), { ...unwrapDraft(state), ...joined, checkpoints: payload.checkpoints });
    },
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
    rentalsReceived: (state, { payload }: PayloadAction<{ rentals: readonly Rental[]; checkpoints?: Checkpoints }>) => {
      if (state.source !== 'cloud') return state;
      const checkpoints = { ...unwrapDraft(state).checkpoints, ...payload.checkpoints };
      return showing(unwrapDraft(state), { ...receiveRentals(unwrapDraft(state), payload.rentals), checkpoints });
    },
    connectionChanged: (state, { payload }: PayloadAction<SubscriptionState | null>) => {
      state.connection = payload;
    },
    /** The user's changes: shown immediately, and sent from the outbox. */
    changesMade: (state, { payload }: PayloadAction<readonly MadeChange[]>) => {
      if (state.source !== 'cloud') return state;
      return showing(
        unwrapDraft(state),
        showOutbox(unwrapDraft(state), addChanges(unwrapDraft(state).outbox, payload)),
      );
    },
    changesSent: (state, { payload }: PayloadAction<readonly LocalChange[]>) => ({
      ...unwrapDraft(state),
      outbox: markSent(unwrapDraft(state).outbox, payload),
    }),
    /** The cloud's response to sent changes. */
    changesAnswered: (
      state,
      { payload: { batch, answer } }: PayloadAction<{ batch: readonly LocalChange[]; answer: BatchOutcome }>,
    ) => {
      const stored = answer.failures.flatMap(({ errorInfo }) => errorInfo.rental ?? []);
      const news = [...answer.rentals.filter((rental) => rental !== null), ...stored];
      const received = receiveRentals(unwrapDraft(state), news);
      return showing(unwrapDraft(state), {
        ...showOutbox(received, settleBatch(received.outbox, batch, answer)),
        sendFailure: null,
      });
    },
    sendFailed: (state, { payload }: PayloadAction<CloudFailure>) => {
      state.sendFailure = payload;
    },
    /** The cloud repeatedly fails at a change. */
    changeParked: (state, { payload }: PayloadAction<string>) =>
      showing(unwrapDraft(state), showOutbox(unwrapDraft(state), park(unwrapDraft(state).outbox, payload))),
    /** The user retries all changes that were set aside. */
    changesRetried: (state) =>
      showing(unwrapDraft(state), showOutbox(unwrapDraft(state), retryAll(unwrapDraft(state).outbox))),
    /** The user signs out and discards the changes that were not sent. */
    outboxDiscarded: (state) => showing(unwrapDraft(state), showOutbox(unwrapDraft(state), emptyOutbox)),
    /** Changes left over from another tab. */
    outboxJoined: (state, { payload }: PayloadAction<Outbox>) =>
      showing(unwrapDraft(state), showOutbox(unwrapDraft(state), joinOutboxes(unwrapDraft(state).outbox, payload))),
    /** The user has resolved a conflict; any resulting change is passed separately. */
    conflictSettled: (state, { payload }: PayloadAction<{ id: string; change: MadeChange | null }>) => {
      const { outbox } = unwrapDraft(state);
      const rest = withoutConflict(outbox, payload.id);
      return showing(
        unwrapDraft(state),
        showOutbox(unwrapDraft(state), payload.change ? addChanges(rest, [payload.change]) : rest),
      );
    },
    refusalDismissed: (state, { payload }: PayloadAction<string>) => ({
      ...unwrapDraft(state),
      outbox: withoutRefusal(unwrapDraft(state).outbox, payload),
    }),
    /** The user retries immediately. */
    retryAsked: (state) => {
      state.attempts++;
      state.error = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(filterChanged, (state, { payload }) => filtered(unwrapDraft(state), payload))
      // The next user must not see the previous user's rentals.
      .addCase(locked, (state) => afresh(unwrapDraft(state)))
      .addCase(signedOut, (state) => (state.source === 'cloud' ? afresh(unwrapDraft(state)) : state))
      // What was refused may be allowed now: it is sent again.
      .addCase(roleChanged, (state) =>
        state.sendFailure === 'notAllowed' ? { ...unwrapDraft(state), sendFailure: null } : state,
      )
      .addCase(filterCleared, (state) => filtered(unwrapDraft(state), noCriteria))
      .addCase(sentenceParsed, (state, { payload }) => ({
        ...unwrapDraft(state),
        query: payload,
        AIitems: chooseRentals(unwrapDraft(state).items, payload),
      }))
      .addCase(sentenceForgotten, (state) => {
        state.query = null;
        state.AIitems = [];
      });
  },
});

const nothing: RentalReplica = { items: [], confirmed: {}, outbox: emptyOutbox };

/** The state itself instead of its draft: lists of 100,000 are replaced, never drafted. */
const unwrapDraft = (draft: object) => original(draft) as RentalsState;

const afresh = ({ criteria }: Pick<RentalsState, 'criteria'>): RentalsState => ({ ...initialState, criteria });

/** The next state. If the rentals have changed, filters them and applies the sentence again. */
function showing(before: RentalsState, next: RentalsState): RentalsState {
  if (next.items === before.items) return next;
  return {
    ...next,
    filtereditems: filterRentals(next.items, next.criteria),
    AIitems: next.query ? chooseRentals(next.items, next.query) : [],
  };
}

function filtered(state: RentalsState, criteria: FilterCriteria): RentalsState {
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
export const selectRentalsLoading = (state: WithRentals) => state.rentals.loading;
export const selectRentalsError = (state: WithRentals) => state.rentals.error;
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
export const selectChosenBySentence = (state: WithRentals) => state.rentals.AIitems;
export const selectParsedQuery = (state: WithRentals) => state.rentals.query;
