import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ColumnMapping } from './columns';
import type { CheckedRow, RefusedRow } from './importFile';
import type { ImportEnd, ImportFailure, ImportTally } from './importRun';

/**
 * What an import is doing: getting ready to go on after a reload, sending rows, waiting to be resumed, ending, putting
 * its file and report into the history; or that it is over.
 */
export type ImportPhase = 'preparing' | 'running' | 'paused' | 'stopping' | 'archiving' | 'ended';

/** The import, or the undoing of one, that is under way or was the last. */
export interface CurrentImport {
  importId: string;
  kind: 'import' | 'undo';
  fileName: string;
  phase: ImportPhase;
  /** Rows to send in all, and rows of the file that are none. */
  sound: number;
  leftOut: number;
  tally: ImportTally;
  /** Milliseconds since 1970; with `doneBefore`, the rows done by then, it gives the pace. */
  startedAt: number;
  doneBefore: number;
  failure: ImportFailure | null;
  /** False when this browser had no room to keep the file, so that a reload would end the import. */
  survivesReload: boolean;
  end: ImportEnd | null;
  /** Whether file and report are in the history; null until that was tried. */
  isArchived: boolean | null;
  /** The first rows that the cloud did not take, and how many there are. */
  refused: RefusedRow[];
  refusedCount: number;
  /** The first rows that are no rentals, and the columns to show them by. */
  firstRejected: CheckedRow[];
  mapping: ColumnMapping;
}

export interface UploadState {
  /** The first rows of the file under review, as checked: its preview. A whole file may be too large to hold. */
  uploadData: CheckedRow[];
  /** The country chosen on the map or in a table: ISO 3166-1 alpha-2. */
  countryData: string | null;
  /** It lives here, above the pages, so that leaving one ends no import. */
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
    /** The report was read, or the person signed out. */
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
