/** A page's filter, stored in its address. */
export { RentalFilterBar } from '../filter/RentalFilterBar';
export { type ListControl, useListParams } from '../filter/useListParams';
