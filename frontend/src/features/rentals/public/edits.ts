/** Changes rentals. */
export { restoreRentals } from '../edit/editActions';
