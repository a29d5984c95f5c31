import { useAppSelector } from '../../app/hooks';
import { selectRentals, selectRentalsError, selectRentalsLoading, selectRentalsSource } from '../rentals/rentalsSlice';
import { selectIsGuest } from '../session/sessionSlice';

/** Whether there are rentals to draw, and what to show in their place when not. */
export interface RentalsPresence {
  readonly source: ReturnType<typeof selectRentalsSource>;
  /** They are the sample, or it is what is on its way. */
  readonly isSample: boolean;
  readonly hasNone: boolean;
  /** They could not be had: a notice says so, and there is nothing to draw. */
  readonly isMissing: boolean;
  /** They are on their way. */
  readonly isFilling: boolean;
}

export function useRentalsPresence(): RentalsPresence {
  const source = useAppSelector(selectRentalsSource);
  const isGuest = useAppSelector(selectIsGuest);
  const hasNone = useAppSelector((state) => selectRentals(state).length === 0);
  const loading = useAppSelector(selectRentalsLoading);
  const isMissing = useAppSelector(selectRentalsError) !== null && hasNone;
  const isFilling = source === 'none' || (loading && hasNone);
  const isSample = source === 'sample' || (source === 'none' && isGuest);
  return { source, isSample, hasNone, isMissing, isFilling };
}
