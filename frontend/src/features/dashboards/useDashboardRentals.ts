import { useDeferredValue } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { FilterCriteria } from '../rentals/public/criteria';
import { useNeedRentals } from '../rentals/public/neededRentals';
import { selectIsFilling, selectIsSample, selectRentals, selectRentalsError } from '../rentals/public/rentals';
import { type RentalLists, useThrottledRentals } from './useThrottledRentals';

/** A dashboard's rentals, and what to show while there are none. */
export interface DashboardRentals extends RentalLists {
  /** The rentals are the sample data, or the sample is still loading. */
  readonly isSample: boolean;
  readonly hasNone: boolean;
  /** The rentals could not be loaded: a notice says so, and there is nothing to draw. */
  readonly isMissing: boolean;
  /** The rentals are loading, so there is neither anything to draw nor a "no results" message to show. */
  readonly isFilling: boolean;
}

/** The same each time: cards are not rendered again for it. */
const nothing = { all: [], filtered: [] };

/** @param criteria the filter: when it changes, the rentals are updated at once */
export function useDashboardRentals(criteria?: FilterCriteria): DashboardRentals {
  useNeedRentals();
  const isSample = useAppSelector(selectIsSample);
  const isAwaited = useAppSelector(selectIsFilling);
  const hasError = useAppSelector((state) => selectRentalsError(state) !== null);
  const hasNone = useAppSelector((state) => selectRentals(state).length === 0);
  const shown = useThrottledRentals(`${isSample} ${hasNone} ${JSON.stringify(criteria)}`);
  const isFilling = isAwaited || (!hasNone && shown.all.length === 0);
  // All cards are drawn for the first time in pieces, between which the page answers keys and presses.
  const wasFilling = useDeferredValue(isFilling);
  return {
    ...(isFilling || wasFilling ? nothing : shown),
    hasNone,
    isSample,
    isMissing: hasError && hasNone,
    isFilling: isFilling || wasFilling,
  };
}
