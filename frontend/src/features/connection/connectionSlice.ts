import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Reachability } from '../../cloud/reachability';
import { locked, lockLifted, sessionPending, signedIn, signedOut } from '../session/public/session';

/** `offline`: this machine has no network. The others: Polder's last answer. */
export type Connection = Reachability | 'offline';

export interface ConnectionState {
  state: Connection;
  /** A part of the application could not be loaded: probably because a newer version has been deployed. */
  isOutdated: boolean;
  /** The person continues with the loaded version: nothing asks for a reload, until a part is missing again. */
  isPutOff: boolean;
  /** A newer version is fully cached: a reload starts it. */
  hasNewRelease: boolean;
  /** The session's tokens need a refresh and the user pool does not answer: whether they are valid is unknown. */
  isSessionPending: boolean;
}

const initialState: ConnectionState = {
  state: 'up',
  isOutdated: false,
  isPutOff: false,
  hasNewRelease: false,
  isSessionPending: false,
};

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    reachabilityFound(connection, { payload }: PayloadAction<Connection>) {
      connection.state = payload;
    },
    chunkLoadFailed(connection) {
      connection.isOutdated = true;
      connection.isPutOff = false;
    },
    newReleaseFound(connection, { payload }: PayloadAction<boolean>) {
      connection.hasNewRelease = payload;
    },
    reloadPutOff(connection) {
      connection.isPutOff = true;
      connection.hasNewRelease = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionPending, (connection, { payload }) => {
        connection.isSessionPending = payload;
      })
      // Whatever has decided about the session, another tab perhaps, nothing waits for its tokens any more.
      .addMatcher(isAnyOf(signedIn, signedOut, locked, lockLifted), (connection) => {
        connection.isSessionPending = false;
      });
  },
});

export const { reachabilityFound, chunkLoadFailed, newReleaseFound, reloadPutOff } = connectionSlice.actions;
export const connectionReducer = connectionSlice.reducer;

export interface WithConnection {
  connection: ConnectionState;
}

export const selectConnectionState = (state: WithConnection) => state.connection.state;
export const selectIsSessionPending = (state: WithConnection) => state.connection.isSessionPending;
/** Whether a missing part asks for a reload. */
export const selectIsOutdated = ({ connection }: WithConnection) => connection.isOutdated && !connection.isPutOff;
/** Whether a part that does not come is missing because of a newer version: Polder itself answers. */
export const selectIsReplaced = ({ connection }: WithConnection) => connection.isOutdated && connection.state === 'up';
export const selectHasNewRelease = (state: WithConnection) => state.connection.hasNewRelease;
