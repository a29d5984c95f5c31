/** The tickets. */
export type { Ticket } from '../ticket';
export { loadTickets, selectTicketsState } from '../ticketsSlice';
export { ticketAddress } from '../useTickets';
