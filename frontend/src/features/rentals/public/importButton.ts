/** The button that opens the import. */
export { ImportButton } from '../import/ImportButton';
