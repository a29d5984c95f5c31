import { defineLazy } from '../../../components/LazyComponent';

/** Follows the account's settings; loaded once somebody is signed in. */
export const accountSettings = defineLazy(() => import('../AccountSettings'), ['notifications']);
