import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectConflicts } from '../sync/rentalsSlice';

/** The status of a rental's own changes: not sent yet, or in conflict with another user's. */
export type RowStatus = 'pending' | 'conflict';

/** Returns a function that gives the status of a rental by id; null for no mark. */
export function useRowStatuses(): (id: string) => RowStatus | null {
  const confirmed = useAppSelector((state) => state.rentals.confirmed);
  const conflicts = useAppSelector(selectConflicts);
  return useMemo(() => {
    const inConflict = new Set(conflicts.map(({ rentalId }) => rentalId));
    return (id) => {
      if (inConflict.has(id)) return 'conflict';
      return Object.hasOwn(confirmed, id) ? 'pending' : null;
    };
  }, [confirmed, conflicts]);
}
