/** A page's filter, kept in its address. */
export { CountryChips } from '../filter/CountryChips';
export { RentalFilterBar } from '../filter/RentalFilterBar';
export { type ListControl, useListParams } from '../filter/useListParams';
