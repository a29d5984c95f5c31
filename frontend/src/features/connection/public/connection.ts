/** Whether Polder can be reached, and whether a newer version is ready. */
export {
  newReleaseFound,
  selectConnectionState,
  selectIsOutdated,
  selectIsSessionPending,
} from '../connectionSlice';
