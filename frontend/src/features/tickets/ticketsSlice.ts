import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { matchesSearch } from '../../lib/search';
import { appsReducer, type WithApps } from '../sample-data/appsReducer';
import {
  addSampleCases,
  createSampleLoad,
  deleteAt,
  emptySample,
  type SampleState,
  undoDeletion,
} from '../sample-data/sampleList';
import { countTickets, labelOf, nextStatus, type Ticket, type TicketFilter, ticketsSchema } from './ticket';

declare module '../sample-data/appsReducer' {
  interface AppsState {
    tickets: TicketsState;
  }
}

export interface TicketsState extends SampleState<Ticket> {
  filter: TicketFilter;
  search: string;
}

const initialState: TicketsState = { ...emptySample, items: [], filter: 'total_tickets', search: '' };

export const loadTickets = createSampleLoad<Ticket>({
  name: 'tickets',
  path: '/api/data/ticket/TicketData',
  version: 1,
  schema: ticketsSchema,
  sample: async () => ({ default: (await import('./sample')).sampleTickets() }),
});

const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    ticketsFiltered: (state, { payload }: PayloadAction<TicketFilter>) => {
      state.filter = payload;
    },
    ticketsSearched: (state, { payload }: PayloadAction<string>) => {
      state.search = payload;
    },
    /** Moves a ticket on to the one status that follows its own; its label follows. */
    ticketMovedOn: (state, { payload }: PayloadAction<number>) => {
      const ticket = state.items.find(({ Id }) => Id === payload);
      if (!ticket) return;
      ticket.Status = nextStatus(ticket.Status);
      ticket.Label = labelOf(ticket.Status);
    },
    ticketDeleted: (state, { payload }: PayloadAction<number>) =>
      deleteAt(
        state,
        state.items.findIndex(({ Id }) => Id === payload),
      ),
    ticketDeletionUndone: (state) => undoDeletion(state),
    ticketDeletionKept: (state) => {
      state.deletion = null;
    },
  },
  extraReducers: (builder) => addSampleCases(builder, 'tickets', loadTickets),
  selectors: {
    selectTicketsState: (state) => state,
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

export const {
  ticketsFiltered,
  ticketsSearched,
  ticketMovedOn,
  ticketDeleted,
  ticketDeletionUndone,
  ticketDeletionKept,
} = ticketsSlice.actions;

const injected = ticketsSlice.injectInto(appsReducer);
export const { selectTicketsState, selectTickets, selectTicketCounts } = injected.getSelectors(
  (state: WithApps) => state.apps.tickets as TicketsState,
);
