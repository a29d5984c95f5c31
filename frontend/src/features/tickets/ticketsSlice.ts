import { createSelector, type PayloadAction } from '@reduxjs/toolkit';
import { record, string } from 'zod/mini';
import { writeDay } from '../../lib/days';
import {
  createSampleSlice,
  deleteAt,
  emptySample,
  isChangeOf,
  isOwnReset,
  nextNumber,
  type PersistedPart,
  persistFailed,
  persistPart,
  readPersisted,
  readPersistedOr,
  type SampleList,
  type SampleState,
  undoDeletion,
} from '../sample-data/public/slice';
import { changeTickets, revertChange, type TicketChange, type TicketStep } from './changeTickets';
import { type TicketDraft, ticketFrom } from './newTicket';
import { countTickets, nextStatus, type Ticket, type TicketComment, ticketsSchema } from './ticket';
import { type TicketView, viewTickets, wholeList } from './ticketView';

export interface TicketsState extends SampleState<Ticket>, TicketView {
  search: string;
  /** The changes and deletions for undo, the last one last. */
  steps: TicketStep[];
  /** The comments that are being written, by ticket. */
  drafts: Record<string, string>;
}

const draftsPart: PersistedPart<TicketsState['drafts']> = {
  name: 'tickets-drafts',
  version: 1,
  schema: record(string(), string()),
};

const initialState = (): TicketsState => ({
  ...emptySample,
  items: [],
  ...wholeList,
  search: '',
  steps: [],
  drafts: readPersistedOr(draftsPart, {}),
});

const list: SampleList<Ticket> = {
  name: 'tickets',
  path: '/api/data/ticket/TicketData',
  version: 1,
  schema: ticketsSchema,
  sample: async () => ({ default: (await import('./sample')).sampleTickets() }),
};

/** Whether the current account has stored no tickets in this browser: the list is the sample. */
export const areTicketsUnchanged = (): boolean => readPersisted(list).found === 'nothing';

/** The number for a new ticket. */
export const nextTicketId = ({ items, deletion }: Pick<TicketsState, 'items' | 'deletion'>): number =>
  nextNumber(items, deletion, ({ Id }) => Id);

function deleteTickets(state: TicketsState, ids: readonly number[]): void {
  let count = 0;
  for (const id of ids) {
    const index = state.items.findIndex(({ Id }) => Id === id);
    if (index < 0) continue;
    deleteAt(state, index);
    count += 1;
  }
  if (count > 0) state.steps.push({ done: 'deleted', count });
}

/** A new ticket may get the number of one that cannot be restored. */
function forgetLostDrafts(state: TicketsState): void {
  for (const id of Object.keys(state.drafts).map(Number))
    if (!state.items.some(({ Id }) => Id === id)) delete state.drafts[id];
}

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    /** Adds a ticket as the first, as the newest are. */
    ticketAdded: {
      reducer: (state, { payload: { draft, today } }: PayloadAction<{ draft: TicketDraft; today: string }>) => {
        const id = nextTicketId(state);
        // That of another ticket, which had this number.
        delete state.drafts[id];
        state.items.unshift(ticketFrom(draft, id, today));
        // What was deleted returns to the place it had among the others.
        for (let at = state.deletion; at; at = at.before) at.index += 1;
      },
      prepare: (draft: TicketDraft) => ({ payload: { draft, today: writeDay(new Date()) } }),
    },
    ticketsShown: (state, { payload }: PayloadAction<TicketView>) => {
      Object.assign(state, payload);
    },
    ticketsChanged: (state, { payload }: PayloadAction<{ ids: readonly number[]; change: TicketChange }>) =>
      changeTickets(state, payload.ids, payload.change),
    /** Changes a ticket to its next status, and its label with it. */
    ticketMovedOn: (state, { payload: id }: PayloadAction<number>) => {
      const ticket = state.items.find(({ Id }) => Id === id);
      if (ticket) changeTickets(state, [id], { field: 'Status', value: nextStatus(ticket.Status) });
    },
    ticketDeleted: (state, { payload }: PayloadAction<number>) => deleteTickets(state, [payload]),
    ticketsDeleted: (state, { payload }: PayloadAction<readonly number[]>) => deleteTickets(state, payload),
    commentDrafted: (state, { payload: { id, text } }: PayloadAction<{ id: number; text: string }>) => {
      if (text) state.drafts[id] = text;
      else delete state.drafts[id];
    },
    /** Adds what was drafted as a comment. */
    ticketCommented: {
      reducer: (state, { payload: { id, ...said } }: PayloadAction<Omit<TicketComment, 'text'> & { id: number }>) => {
        const ticket = state.items.find(({ Id }) => Id === id);
        const text = state.drafts[id]?.trim();
        if (!ticket || !text) return;
        ticket.Comments = [...(ticket.Comments ?? []), { ...said, text }];
        delete state.drafts[id];
      },
      prepare: (id: number, author: string) => ({ payload: { id, author, time: new Date().toISOString() } }),
    },
    ticketStepUndone: (state) => {
      const step = state.steps.pop();
      if (step?.done === 'changed') revertChange(state, step.before);
      else for (let left = step?.count ?? 0; left > 0; left -= 1) undoDeletion(state);
    },
    undoDismissed: (state) => {
      state.steps = [];
      state.deletion = null;
      forgetLostDrafts(state);
    },
  },
  extraReducers: (builder, load) => {
    builder.addMatcher(isChangeOf(list), (state) => {
      // The tickets are no longer those that were changed. Another tab may bring back one that it deleted: its draft stays.
      state.steps = [];
    });
    builder.addMatcher(load.fulfilled.match, (state, { meta }) => {
      // The drafts are those of the present account: an earlier one's tickets do not decide which of them stay.
      if (state.request !== meta.requestId) return;
      state.steps = [];
      if (isOwnReset(meta.arg)) state.drafts = {};
      forgetLostDrafts(state);
    });
    builder.addMatcher(isChangeOf(draftsPart), (state, { payload }) => {
      state.drafts = payload.value;
    });
    builder.addMatcher(persistFailed.match, (state, { payload }) => {
      if (payload.part === draftsPart.name) state.unsaved = true;
    });
  },
  selectors: {
    /** The step that undo would revert, with its tickets. */
    selectLastStep: createSelector(
      [
        (state: TicketsState) => state.steps,
        (state: TicketsState) => state.items,
        (state: TicketsState) => state.deletion,
      ],
      (steps, items, deletion) => {
        const step = steps.at(-1);
        const [ticket] = step ? ticketsOf(step, items, deletion) : [];
        return step && ticket ? { step, ticket } : null;
      },
    ),
    selectTickets: createSelector(
      [
        (state: TicketsState) => state.items,
        (state: TicketsState) => state.filter,
        (state: TicketsState) => state.agent,
        (state: TicketsState) => state.priority,
        (state: TicketsState) => state.sort,
        (state: TicketsState) => state.search,
      ],
      (items, filter, agent, priority, sort, search) => viewTickets(items, { filter, agent, priority, sort }, search),
    ),
    selectTicketCounts: createSelector([(state: TicketsState) => state.items], countTickets),
  },
});

function ticketsOf(step: TicketStep, items: readonly Ticket[], deletion: SampleState<Ticket>['deletion']): Ticket[] {
  if (step.done === 'deleted') return deletion ? [deletion.item] : [];
  return items.filter(({ Id }) => step.before.some(({ id }) => id === Id));
}

export const loadTickets = load;

export const {
  ticketsShown,
  searched: ticketsSearched,
  ticketAdded,
  ticketMovedOn,
  ticketsChanged,
  ticketDeleted,
  ticketsDeleted,
  commentDrafted,
  ticketCommented,
  ticketStepUndone,
  undoDismissed: ticketUndoDismissed,
} = actions;

export const { selectState: selectTicketsState, selectLastStep, selectTickets, selectTicketCounts } = selectors;

// Regardless of the status, which changes while a reset loads the tickets again.
persistPart(draftsPart, { select: (state) => selectTicketsState(state).drafts });
