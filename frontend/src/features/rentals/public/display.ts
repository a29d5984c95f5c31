/** How rentals are shown. */
export { useIsNarrow } from '../table/useTableWidth';
