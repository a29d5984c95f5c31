/** Finds rentals by their name. Not in criteria.ts: what reads addresses would load with every page. */
export { filterRentals, noCriteria } from '../filter/filterRentals';
