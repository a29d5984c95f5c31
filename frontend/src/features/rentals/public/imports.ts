/** Imports: files to choose, the running one, and the finished ones. */
export { acceptedFileTypes } from '../import/acceptedFileTypes';
export type { ImportRecord } from '../import/importRecord';
export { rowsDone } from '../import/importTally';
export { rejectedFileName } from '../import/rejectedFileName';
export { useImportManager } from '../import/useImportManager';

/** Loaded when it is first opened. */
export const loadImportDialog = () => import('../import/dialog/ImportDialog');
