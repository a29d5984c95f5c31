/** Who is signed in: the state, its selectors, and the actions that other features follow. */
export {
  accountChanged,
  locked,
  lockLifted,
  roleChanged,
  selectAccountId,
  selectIsGuest,
  selectIsLocked,
  selectIsSignedIn,
  selectRole,
  selectSession,
  selectSessionStatus,
  sessionLost,
  sessionPending,
  signedIn,
  signedOut,
  type WithSession,
} from '../sessionSlice';
