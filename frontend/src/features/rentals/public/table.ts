/** The table of rentals. */
export { RentalsCard } from '../table/RentalsCard';
