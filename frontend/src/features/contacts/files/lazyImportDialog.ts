import { defineLazy } from '../../../components/LazyComponent';

/** The import of contacts, loaded when it is first opened. */
export const lazyImportDialog = defineLazy(() => import('./ImportDialog'));
