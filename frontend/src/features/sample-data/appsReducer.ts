import { combineSlices } from '@reduxjs/toolkit';

/** The state of each app whose code has been loaded, by the app's name. Each app's selectors know its type. */
type AppsState = Record<string, unknown>;

/** The part of the store that the apps' selectors read. */
export interface WithApps {
  apps: AppsState;
}

/**
 * The reducers of the sample apps, initially empty: each app's slice injects itself when its page is first opened
 * (selectorsInApps.ts), so that none of them is in the initial bundle.
 */
export const appsReducer = combineSlices({}).withLazyLoadedSlices<AppsState>();
