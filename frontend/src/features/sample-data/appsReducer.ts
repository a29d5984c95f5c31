import { combineSlices } from '@reduxjs/toolkit';

/** The state of each app whose code has been loaded. An app adds its own by declaring this module's interface anew. */
// biome-ignore lint/suspicious/noEmptyInterface: the apps fill it, each in its slice's file
export interface AppsState {}

/** What the apps' selectors read of the store. */
export interface WithApps {
  apps: Partial<AppsState>;
}

/**
 * The reducers of the sample apps, empty at first: each app's slice injects itself when its page is first opened
 * (`notesSlice.injectInto(appsReducer)`), so that none of them is in the first load.
 */
export const appsReducer = combineSlices({}).withLazyLoadedSlices<AppsState>();
