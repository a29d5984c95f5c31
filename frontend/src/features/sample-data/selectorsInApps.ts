import type { Slice, SliceCaseReducers, SliceSelectors } from '@reduxjs/toolkit';
import { appsReducer, type WithApps } from './appsReducer';

/** Selectors that read the state of the apps. */
type SelectorsInApps<Selectors> = {
  [Name in keyof Selectors]: Selectors[Name] extends (state: never, ...rest: infer Rest) => infer Value
    ? (state: WithApps, ...rest: Rest) => Value
    : never;
};

/** Puts an app's slice into the store, and returns its selectors. */
export function selectorsInApps<State, Selectors>(
  slice: Slice<State, SliceCaseReducers<State>, string, string, SliceSelectors<State> & Selectors>,
): SelectorsInApps<Selectors> {
  const injected = slice.injectInto(appsReducer);
  return injected.getSelectors(
    (state: WithApps) => state.apps[slice.name] as State,
  ) as unknown as SelectorsInApps<Selectors>;
}
