import { defineLazy } from '../../components/LazyComponent';

/** The choice of a contact to write to, loaded when it is first opened. */
export const lazyStartDialog = defineLazy(() => import('./StartDialog'));
