import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultRole, type UserRole } from '../../../../graphql/access';
import type { SessionEnd } from '../../cloud/auth';
import type { Role } from './accessRules';

/** An account, from the claims of the ID token. */
export interface Account {
  email: string;
  /** The account's id in the user pool. */
  sub: string;
  /** Without it, an account is a viewer. */
  role?: UserRole;
}

export interface SessionState {
  /**
   * `unknown` until a stored session has been checked. `locked`: the account is known, but its data must not be shown
   * until its password is entered again.
   */
  status: 'unknown' | 'guest' | 'signedIn' | 'locked';
  email: string | null;
  sub: string | null;
  /** The account's role; null while no user is signed in. */
  role: UserRole | null;
}

export const initialSession: SessionState = { status: 'unknown', email: null, sub: null, role: null };
/** The session without a signed-in user. */
export const guestSession: SessionState = { ...initialSession, status: 'guest' };

/** The session of an account whose screen is locked. */
export const lockedSession = ({ email, sub }: Account): SessionState => ({
  status: 'locked',
  email,
  sub,
  role: null,
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    signedIn: (_, { payload: { email, sub, role = defaultRole } }: PayloadAction<Account>): SessionState => ({
      status: 'signedIn',
      email,
      sub,
      role,
    }),
    /** The account's new tokens have another role. */
    roleChanged: (state, { payload: { sub, role = defaultRole } }: PayloadAction<Account>): SessionState =>
      state.status === 'signedIn' && state.sub === sub && state.role !== role ? { ...state, role } : state,
    // Locking deletes the tokens, which ends the session; that must not unlock: only `signedIn` and `lockLifted` do.
    signedOut: (state): SessionState => (state.status === 'locked' ? state : guestSession),
    locked: (_, { payload }: PayloadAction<Account>) => lockedSession(payload),
    /** The user continues as a guest instead of unlocking. */
    lockLifted: (state): SessionState => (state.status === 'locked' ? guestSession : state),
  },
});

/**
 * Dispatched just before the session changes to another account or a guest: the store drops the data of the previous
 * account, `from`. The browser's storage is that of the next account already.
 */
export const accountChanged = createAction<{ from: string | null }>('session/accountChanged');

/**
 * The session has ended without signing out. `signInAt` is the address to sign in at, which leads back to the page;
 * `at` is in milliseconds since 1970.
 */
export const sessionLost = createAction<{ reason: SessionEnd; signInAt: string; at: number }>('session/sessionLost');

/** Whether the session's tokens need a refresh and the user pool does not answer. */
export const sessionPending = createAction<boolean>('session/sessionPending');

export const { signedIn, roleChanged, signedOut, locked, lockLifted } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession) => state.session;
/** The user's id, also while the session is being resumed; null for a guest. */
export const selectAccountId = (state: WithSession) => state.session.sub;
export const selectSessionStatus = (state: WithSession) => state.session.status;
export const selectIsSignedIn = (state: WithSession) => state.session.status === 'signedIn';
/** Whether the user is a guest and was one on the last visit: known before any request. */
export const selectIsGuest = (state: WithSession) => state.session.sub === null;
/** The user's role; undefined while the session is unknown or locked. */
export const selectRole = ({ session: { status, role } }: WithSession): Role | undefined =>
  status === 'guest' ? 'guest' : status === 'signedIn' ? (role ?? defaultRole) : undefined;
export const selectIsLocked = (state: WithSession) => state.session.status === 'locked';
