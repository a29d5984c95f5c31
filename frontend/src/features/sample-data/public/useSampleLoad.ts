/** Loads a sample app's list. */
export { useSampleLoad } from '../useSampleLoad';
