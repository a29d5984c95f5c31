import { defineLazy } from '../../../components/LazyComponent';

/** The duplicates in the list, loaded when they are first looked for. */
export const lazyDuplicatesDialog = defineLazy(() => import('./DuplicatesDialog'));
