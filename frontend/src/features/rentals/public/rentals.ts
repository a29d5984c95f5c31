/** The rentals that this browser has, and the state of their sync. */
export {
  type RentalsState,
  selectCheckpoints,
  selectConflicts,
  selectConnection,
  selectFilteredRentals,
  selectIsFilling,
  selectIsSample,
  selectPendingCount,
  selectRefusals,
  selectRentals,
  selectRentalsError,
  selectRentalsLoading,
  selectSendFailure,
  selectSyncedAt,
  type WithRentals,
} from '../sync/rentalsSlice';
