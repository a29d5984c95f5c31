import { useAppSelector } from '../../app/hooks';
import { selectRentals, selectRentalsError, selectRentalsLoading, selectRentalsSource } from '../rentals/rentalsSlice';
import { selectIsGuest } from '../session/sessionSlice';

/** Whether there are rentals to draw, and otherwise what to show instead. */
export interface RentalsPresence {
  readonly source: ReturnType<typeof selectRentalsSource>;
  /** The rentals are the sample data, or the sample is still loading. */
  readonly isSample: boolean;
  readonly hasNone: boolean;
  /** The rentals could not be loaded: a notice says so, and there is nothing to draw. */
  readonly isMissing: boolean;
  /** The rentals are loading. */
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
