import { defineLazy } from '../../../components/LazyComponent';

/** Follows what an admin changes about the own account; loaded once somebody is signed in. */
export const ownAccount = defineLazy(() => import('../OwnAccount'), ['notifications']);
