import { useMemo } from 'react';
import type { Rental } from '../../../../graphql/generated/schema';
import { useSampleRentals } from '../useSampleRentals';

const hour = 60 * 60_000;

/** The sample with a month of simulated changes, up to a few minutes ago. */
export function useChangingRentals(): readonly Rental[] {
  const rentals = useSampleRentals();
  return useMemo(() => {
    const now = Date.now();
    return rentals.map((rental, index) => {
      const changed = now - ((index * 37) % 720) * hour - (index % 5) * 7 * 60_000;
      const isNew = index % 3 === 0;
      const created = isNew ? changed : now - 90 * 24 * hour;
      return {
        ...rental,
        createdAt: new Date(created).toISOString(),
        updatedAt: new Date(changed).toISOString(),
        _version: isNew ? 1 : 2 + (index % 4),
        _lastChangedAt: changed,
      };
    });
  }, [rentals]);
}
