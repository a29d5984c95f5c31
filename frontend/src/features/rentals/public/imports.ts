/** Imports: files to choose, the running one, and the finished ones. */
export { acceptedFileTypes } from '../import/acceptedFileTypes';
export { importDialog } from '../import/importDialog';
export type { ImportRecord } from '../import/importRecord';
export { rowsDone } from '../import/importTally';
export { rejectedFileName } from '../import/rejectedFileName';
export { useImportManager } from '../import/useImportManager';
export { useKeptReview } from '../import/useKeptReview';
