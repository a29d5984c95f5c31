/** The table of rentals. */
export { RentalsCard } from '../RentalsCard';
