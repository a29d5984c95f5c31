import { defineLazy } from '../../components/LazyComponent';

/** The form of an event, loaded when it is first opened. */
export const lazyEventDialog = defineLazy(() => import('./EventDialog'));
