import type { Rental } from '../../../graphql/generated/schema';
import { loadSampleRentals } from '../features/rentals/public/sample';
import { useLoaded } from './useLoaded';

const none: readonly Rental[] = [];
const load = () => loadSampleRentals().then(({ sampleRentals }) => sampleRentals());

/** The guests' sample data: the world's countries as rentals. None until loaded. */
export const useSampleRentals = (): readonly Rental[] => useLoaded(load) ?? none;
