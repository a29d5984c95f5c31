import { combineSlices } from '@reduxjs/toolkit';

/** The state of each app whose code has been loaded. An app adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it, each in its slice's file
export interface AppsState {}

/** The part of the store that the apps' selectors read. */
export interface WithApps {
  apps: Partial<AppsState>;
}

/**
 * The reducers of the sample apps, initially empty: each app's slice injects itself when its page is first opened
 * (`notesSlice.injectInto(appsReducer)`), so that none of them is in the initial bundle.
 */
export const appsReducer = combineSlices({}).withLazyLoadedSlices<AppsState>();
