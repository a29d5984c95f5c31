/** How rentals are shown. */
export { countryFlag } from '../countryFlag';
export { useIsNarrow } from '../table/useTableWidth';
