/** The filter's criteria and their form in the page's address. */
export { readListParams, writeListParams } from '../filter/filterParams';
export { type FilterCriteria, filterRentals, noCriteria } from '../filter/filterRentals';
export { defaultOrder } from '../table/sortRentals';
