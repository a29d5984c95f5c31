import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Somebody's account, as the ID token names it. */
export interface Account {
  email: string;
  /** The account's id in the user pool. */
  sub: string;
}

export interface SessionState {
  /**
   * `unknown` until the kept session, if any, has been looked at. `locked`: the account is known, its password is to
   * be given again, and until then nothing of it may be seen.
   */
  status: 'unknown' | 'guest' | 'signedIn' | 'locked';
  email: string | null;
  sub: string | null;
}

export const initialSession: SessionState = { status: 'unknown', email: null, sub: null };
/** Nobody has signed in on this browser. */
export const guestSession: SessionState = { ...initialSession, status: 'guest' };

/** The session of an account whose screen is locked. */
export const lockedSession = ({ email, sub }: Account): SessionState => ({ status: 'locked', email, sub });

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    signedIn: (_, { payload: { email, sub } }: PayloadAction<Account>): SessionState => ({
      status: 'signedIn',
      email,
      sub,
    }),
    // A lock takes the tokens away, which must not open it: only `signedIn` and `lockLifted` do.
    signedOut: (state): SessionState => (state.status === 'locked' ? state : guestSession),
    locked: (_, { payload }: PayloadAction<Account>) => lockedSession(payload),
    /** The person does not want to unlock, but to start anew as a guest. */
    lockLifted: (state): SessionState => (state.status === 'locked' ? guestSession : state),
  },
});

/**
 * Said just before the session becomes another account's, or a guest's: what the store holds of the one before, `from`,
 * makes way. What is read from the browser's storage from then on is the next one's.
 */
export const accountChanged = createAction<{ from: string | null }>('session/accountChanged');

export const { signedIn, signedOut, locked, lockLifted } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

export interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession) => state.session;
export const selectSessionStatus = (state: WithSession) => state.session.status;
export const selectIsSignedIn = (state: WithSession) => state.session.status === 'signedIn';
/** Nobody is signed in, nor was when they left: known before anything is asked. */
export const selectIsGuest = (state: WithSession) => state.session.sub === null;
export const selectIsLocked = (state: WithSession) => state.session.status === 'locked';
