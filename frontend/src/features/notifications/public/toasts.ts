import { defineLazy } from '../../../components/LazyComponent';

export { selectHasToasts } from '../notificationsSlice';

/** The toasts, loaded with the first one. */
export const toasts = defineLazy(() => import('../Toasts'), ['notifications']);
