import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CheckedRow } from './import/importFile';

export interface UploadState {
  /** The first rows of the file being imported, as checked; a whole file may be too large to hold. */
  uploadData: CheckedRow[];
  /** The country chosen on the map or in a table: ISO 3166-1 alpha-2. */
  countryData: string | null;
}

const initialState: UploadState = { uploadData: [], countryData: null };

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
  },
});

export const { fileChecked, fileClosed, countryChosen } = uploadSlice.actions;
export const uploadReducer = uploadSlice.reducer;

interface WithUpload {
  upload: UploadState;
}

export const selectUploadData = (state: WithUpload) => state.upload.uploadData;
export const selectCountryData = (state: WithUpload) => state.upload.countryData;
