import { useAppSelector } from '../../app/hooks';
import { useSampleLoad } from '../sample-data/public/useSampleLoad';
import { loadTickets, selectTickets, selectTicketsState } from './ticketsSlice';

export const ticketListAddress = '/tickt/ticket-list';

/** The address of a ticket's page. */
export const ticketAddress = (id: number) => `/tickt/ticket-detail?id=${id}`;

/** The tickets, loaded when a ticket page is first shown. */
export function useTickets() {
  const reload = useSampleLoad(loadTickets);
  return { state: useAppSelector(selectTicketsState), found: useAppSelector(selectTickets), reload };
}
