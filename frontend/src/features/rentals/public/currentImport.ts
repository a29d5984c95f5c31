/** The import that is running or was the last. */
export { selectCurrentImport } from '../import/uploadSlice';
