/** A page's filter, kept in its address. */
export { RentalFilterBar } from '../filter/RentalFilterBar';
export { type ListControl, useListParams } from '../filter/useListParams';
