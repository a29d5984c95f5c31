import { useEffect, useState } from 'react';
import type { Rental } from '../../../graphql/generated/schema';

/** The sample that guests see: the countries of the world as rentals. None until they are loaded. */
export function useSampleRentals(): readonly Rental[] {
  const [rentals, setRentals] = useState<readonly Rental[]>([]);
  useEffect(() => {
    let gone = false;
    import('../features/rentals/sample/sampleRentals')
      .then(({ sampleRentals }) => sampleRentals())
      .then((sample) => !gone && setRentals(sample));
    return () => {
      gone = true;
    };
  }, []);
  return rentals;
}
