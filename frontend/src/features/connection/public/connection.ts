/** Whether Polder can be reached, and whether a newer version is ready. */
export {
  newReleaseFound,
  selectConnectionState,
  selectIsReplaced,
  selectIsSessionPending,
} from '../connectionSlice';
