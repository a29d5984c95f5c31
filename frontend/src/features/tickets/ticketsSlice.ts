import { createSelector, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { writeDay } from '../../lib/days';
import { matchesSearch } from '../../lib/search';
import { createSampleSlice } from '../sample-data/createSampleSlice';
import { storageChanged } from '../sample-data/persistEdits';
import {
  deleteAt,
  emptySample,
  nextNumber,
  type SampleList,
  type SampleState,
  undoDeletion,
} from '../sample-data/sampleList';
import { type TicketDraft, ticketFrom } from './newTicket';
import {
  countTickets,
  labelOf,
  nextStatus,
  type Ticket,
  type TicketFilter,
  type TicketStatus,
  ticketsSchema,
} from './ticket';

export interface TicketsState extends SampleState<Ticket> {
  filter: TicketFilter;
  search: string;
  /** The changes of status for undo, the last one last; a deleted ticket is in `deletion`. */
  steps: TicketStep[];
}

export type TicketStep = 'deleted' | { readonly id: number; readonly from: TicketStatus };

const initialState: TicketsState = { ...emptySample, items: [], filter: 'total_tickets', search: '', steps: [] };

const list: SampleList<Ticket> = {
  name: 'tickets',
  path: '/api/data/ticket/TicketData',
  version: 1,
  schema: ticketsSchema,
  sample: async () => ({ default: (await import('./sample')).sampleTickets() }),
};

function setStatus({ items }: TicketsState, id: number, status: TicketStatus): void {
  const ticket = items.find(({ Id }) => Id === id);
  if (ticket) Object.assign(ticket, { Status: status, Label: labelOf(status) });
}

/** The number for a new ticket. */
export const nextTicketId = ({ items, deletion }: Pick<TicketsState, 'items' | 'deletion'>): number =>
  nextNumber(items, deletion, ({ Id }) => Id);

const isStoredElsewhere = (action: UnknownAction) => storageChanged.match(action) && action.payload.part === 'tickets';

const { load, actions, selectors } = createSampleSlice({
  list,
  initialState,
  reducers: {
    ticketsFiltered: (state, { payload }: PayloadAction<TicketFilter>) => {
      state.filter = payload;
    },
    /** Adds a ticket as the first, as the newest are. */
    ticketAdded: {
      reducer: (state, { payload: { draft, today } }: PayloadAction<{ draft: TicketDraft; today: string }>) => {
        state.items.unshift(ticketFrom(draft, nextTicketId(state), today));
        // What was deleted returns to the place it had among the others.
        for (let at = state.deletion; at; at = at.before) at.index += 1;
      },
      prepare: (draft: TicketDraft) => ({ payload: { draft, today: writeDay(new Date()) } }),
    },
    /** Changes a ticket to its next status, and its label with it. */
    ticketMovedOn: (state, { payload: id }: PayloadAction<number>) => {
      const from = state.items.find(({ Id }) => Id === id)?.Status;
      if (!from) return;
      setStatus(state, id, nextStatus(from));
      state.steps.push({ id, from });
    },
    ticketDeleted: (state, { payload }: PayloadAction<number>) => {
      const index = state.items.findIndex(({ Id }) => Id === payload);
      if (index < 0) return;
      deleteAt(state, index);
      state.steps.push('deleted');
    },
    ticketStepUndone: (state) => {
      const step = state.steps.pop();
      if (step === 'deleted') undoDeletion(state);
      else if (step) setStatus(state, step.id, step.from);
    },
    undoDismissed: (state) => {
      state.steps = [];
      state.deletion = null;
    },
  },
  extraReducers: (builder, load) => {
    // The tickets are no longer those that were changed.
    builder.addMatcher(
      (action) => load.fulfilled.match(action) || isStoredElsewhere(action),
      (state) => {
        state.steps = [];
      },
    );
  },
  selectors: {
    /** The change that undo would revert, with its ticket. */
    selectLastStep: createSelector(
      [
        (state: TicketsState) => state.steps,
        (state: TicketsState) => state.items,
        (state: TicketsState) => state.deletion,
      ],
      (steps, items, deletion) => {
        const step = steps.at(-1);
        const ticket = step === 'deleted' ? deletion?.item : items.find(({ Id }) => Id === step?.id);
        return step && ticket ? { isDeletion: step === 'deleted', ticket } : null;
      },
    ),
    selectTickets: createSelector(
      [
        (state: TicketsState) => state.items,
        (state: TicketsState) => state.filter,
        (state: TicketsState) => state.search,
      ],
      (items, filter, search) =>
        items.filter(
          (ticket) =>
            (filter === 'total_tickets' || ticket.Status === filter) &&
            matchesSearch(search, `#${ticket.Id}`, ticket.ticketTitle, ticket.ticketDescription, ticket.AgentName),
        ),
    ),
    selectTicketCounts: createSelector([(state: TicketsState) => state.items], countTickets),
  },
});

export const loadTickets = load;

export const {
  ticketsFiltered,
  searched: ticketsSearched,
  ticketAdded,
  ticketMovedOn,
  ticketDeleted,
  ticketStepUndone,
  undoDismissed: ticketUndoDismissed,
} = actions;

export const { selectState: selectTicketsState, selectLastStep, selectTickets, selectTicketCounts } = selectors;
