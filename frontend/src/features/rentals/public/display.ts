/** How rentals are shown. */
export { countryFlag } from '../fields/countryFlag';
export { useIsNarrow } from '../table/useTableWidth';
