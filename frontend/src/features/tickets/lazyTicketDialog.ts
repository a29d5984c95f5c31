import { defineLazy } from '../../components/LazyComponent';

/** The form for a new ticket, loaded when it is first opened. */
export const lazyTicketDialog = defineLazy(() => import('./TicketDialog'));
