import { useMemo } from 'react';
import { useAppSelector } from '../../../app/hooks';
import { selectConflicts } from '../rentalsSlice';

/** What there is to say of a rental's own changes: on their way to the cloud, or against somebody else's. */
export type RowStatus = 'pending' | 'conflict';

/** Tells by a rental's id whether its row is to be marked. */
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
