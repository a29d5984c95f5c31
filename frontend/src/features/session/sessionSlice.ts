import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Somebody's account, as the ID token names it. */
export interface Account {
  email: string;
  /** The account's id in the user pool. */
  sub: string;
}

export interface SessionState {
  /** `unknown` until the kept session, if any, has been looked at. */
  status: 'unknown' | 'guest' | 'signedIn';
  email: string | null;
  sub: string | null;
}

const initialState: SessionState = { status: 'unknown', email: null, sub: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_, { payload: { email, sub } }: PayloadAction<Account>): SessionState => ({
      status: 'signedIn',
      email,
      sub,
    }),
    signedOut: (): SessionState => ({ ...initialState, status: 'guest' }),
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession) => state.session;
export const selectSessionStatus = (state: WithSession) => state.session.status;
export const selectIsSignedIn = (state: WithSession) => state.session.status === 'signedIn';
