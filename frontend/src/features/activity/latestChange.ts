import type { Rental } from '../../../../graphql/generated/schema';
import { selectRentals, type WithRentals } from '../rentals/public/rentals';

/**
 * Returns the time of the last change that this browser knows of, in milliseconds since 1970; 0 without one. The
 * rentals are scanned only if the list differs from the previous one.
 * @param rental the only rental that counts; null for all
 */
export function latestChangeOf(rental: string | null): (state: WithRentals) => number {
  let known: readonly Rental[] | undefined;
  let latest = 0;
  return (state) => {
    const rentals = selectRentals(state);
    if (rentals === known) return latest;
    known = rentals;
    latest = 0;
    for (const { id, _version, _lastChangedAt } of rentals) {
      // A rental without a version is not stored in the cloud yet: its time is this browser's.
      if (_version > 0 && _lastChangedAt > latest && (rental === null || id === rental)) latest = _lastChangedAt;
    }
    return latest;
  };
}
