import { startTransition, useEffect, useState } from 'react';
import type { Rental } from '../../../graphql/generated/schema';
import { loadSampleRentals } from '../features/rentals/public/sample';

/** The guests' sample data: the world's countries as rentals. None until loaded. */
export function useSampleRentals(): readonly Rental[] {
  const [rentals, setRentals] = useState<readonly Rental[]>([]);
  useEffect(() => {
    let gone = false;
    loadSampleRentals()
      .then(({ sampleRentals }) => sampleRentals())
      // A page of cards takes a phone 150 milliseconds: it stays free for keys and presses.
      .then((sample) => gone || startTransition(() => setRentals(sample)));
    return () => {
      gone = true;
    };
  }, []);
  return rentals;
}
