import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { loadTickets, selectTicketsState } from '../ticketsSlice';
import { ticketAddress } from '../useTickets';

export const searchableTickets: SearchableApp = {
  page: '/tickt/ticket-list',
  load: (dispatch) => void dispatch(loadTickets()),
  status: (state) => selectTicketsState(state).status,
  find: (state) =>
    selectTicketsState(state)
      .items.filter(({ deleted }) => !deleted)
      .map(({ Id, ticketTitle, ticketDescription, AgentName }) => ({
        id: `ticket ${Id}`,
        kind: 'ticket',
        to: ticketAddress(Id),
        title: ticketTitle,
        text: `#${Id} · ${AgentName} · ${ticketDescription}`,
      })),
};
