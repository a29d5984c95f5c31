/** Persists the sample apps' edits. Not in slice.ts: it is in the first load. */
export { persistEdits } from '../persistEdits';
