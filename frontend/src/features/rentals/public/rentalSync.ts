import { defineLazy } from '../../../components/LazyComponent';

/** Loads the rentals and keeps them in sync with the cloud, from the main layout on. */
export const rentalSync = defineLazy(() => import('../sync/RentalSync'));
