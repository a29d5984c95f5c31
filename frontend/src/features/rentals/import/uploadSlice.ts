import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ImportEnd } from './importRecord';
import type { ImportTally } from './importTally';
import type { ColumnMapping } from './read/columns';
import type { CheckedRow, RefusedRow } from './read/importFile';
import type { ImportFailure } from './send/batchSender';

/**
 * The phase of an import: preparing to resume after a reload, sending rows, paused, stopping, adding its file and
 * report to the history, or finished.
 */
export type ImportPhase = 'preparing' | 'running' | 'paused' | 'stopping' | 'archiving' | 'ended';

/** The import, or the undoing of one, that is running or was the last. */
export interface CurrentImport {
  importId: string;
  kind: 'import' | 'undo';
  fileName: string;
  phase: ImportPhase;
  /** The number of rows to send, and of invalid rows in the file. */
  validRows: number;
  leftOut: number;
  tally: ImportTally;
  /** Milliseconds since 1970; used for the pace together with `doneBefore`, the rows done by then. */
  startedAt: number;
  doneBefore: number;
  failure: ImportFailure | null;
  /** False if this browser had no space for the file, so that a reload would end the import. */
  survivesReload: boolean;
  end: ImportEnd | null;
  /** Whether file and report are in the history; null before the attempt. */
  isArchived: boolean | null;
  /** The first rows that the cloud refused, and their total number. */
  refused: RefusedRow[];
  refusedCount: number;
  /** The first invalid rows, and the columns to show them by. */
  firstRejected: CheckedRow[];
  mapping: ColumnMapping;
}

export interface UploadState {
  /** The first checked rows of the file under review, as its preview. A whole file may be too large to hold. */
  uploadData: CheckedRow[];
  /** The country selected on the map or in a table: ISO 3166-1 alpha-2. */
  countryData: string | null;
  /** Not in a page's state, so that leaving a page does not end an import. */
  currentImport: CurrentImport | null;
}

const initialState: UploadState = { uploadData: [], countryData: null, currentImport: null };

const uploadSlice = createSlice({
  name: 'upload',
  initialState,
  reducers: {
    fileChecked: (state, { payload }: PayloadAction<CheckedRow[]>) => {
      state.uploadData = payload;
    },
    fileClosed: (state) => {
      state.uploadData = [];
    },
    countryChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.countryData = payload;
    },
    importBegun: (state, { payload }: PayloadAction<CurrentImport>) => {
      state.currentImport = payload;
    },
    importChanged: (state, { payload }: PayloadAction<Partial<CurrentImport>>) => {
      if (state.currentImport) Object.assign(state.currentImport, payload);
    },
    /** The report was read, or the user signed out. */
    importDismissed: (state) => {
      state.currentImport = null;
    },
  },
});

export const { fileChecked, fileClosed, countryChosen, importBegun, importChanged, importDismissed } =
  uploadSlice.actions;
export const uploadReducer = uploadSlice.reducer;

export interface WithUpload {
  upload: UploadState;
}

export const selectUploadData = (state: WithUpload) => state.upload.uploadData;
export const selectCountryData = (state: WithUpload) => state.upload.countryData;
export const selectCurrentImport = (state: WithUpload) => state.upload.currentImport;

/** Until the import has ended and is in the history: what is not is only in this browser. */
export const isUnderWay = ({ phase, isArchived }: Pick<CurrentImport, 'phase' | 'isArchived'>) =>
  phase !== 'ended' || isArchived === false;
