/** Restores the session, renews it, and follows other tabs. */
export { followOtherTabs, renewSession, restoreSession, type SessionDispatch, sessionOf } from '../sessionActions';
