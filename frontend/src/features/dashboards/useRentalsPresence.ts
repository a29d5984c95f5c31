import { useAppSelector } from '../../app/hooks';
import { selectRentals, selectRentalsError, selectRentalsLoading, selectRentalsSource } from '../rentals/rentalsSlice';

/** Whether there are rentals to draw, and what to show in their place when not. */
export interface RentalsPresence {
  readonly source: ReturnType<typeof selectRentalsSource>;
  readonly isSample: boolean;
  readonly hasNone: boolean;
  /** They could not be had: a notice says so, and there is nothing to draw. */
  readonly isMissing: boolean;
  /** They are on their way. */
  readonly isFilling: boolean;
}

export function useRentalsPresence(): RentalsPresence {
  const source = useAppSelector(selectRentalsSource);
  const hasNone = useAppSelector((state) => selectRentals(state).length === 0);
  const loading = useAppSelector(selectRentalsLoading);
  const isMissing = useAppSelector(selectRentalsError) !== null && hasNone;
  const isFilling = source === 'none' || (loading && hasNone);
  return { source, isSample: source === 'sample', hasNone, isMissing, isFilling };
}
