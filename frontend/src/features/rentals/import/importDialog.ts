import { defineLazy } from '../../../components/LazyComponent';

/** Imports a file, and shows the running import; loaded when it is first opened. */
export const importDialog = defineLazy(() => import('./dialog/ImportDialog'), ['import', 'rentals']);
