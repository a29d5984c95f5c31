import type { Dispatch } from '@reduxjs/toolkit';
import type { WithRentals } from './rentalsSlice';

/** The Redux store, as the sync needs it. */
export interface RentalStore {
  dispatch: Dispatch;
  getState(): WithRentals;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}
