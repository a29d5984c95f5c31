import { defineLazy } from '../../../components/LazyComponent';

/** The board, loaded when it is first shown. */
export const lazyTicketBoard = defineLazy(() => import('./TicketBoard'));
