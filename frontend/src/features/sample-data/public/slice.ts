/** The state of a sample app: its list, and how edits are persisted and reset. */
export type { WithApps } from '../appsReducer';
export { createBundledSlice } from '../createBundledSlice';
export { isOwnReset } from '../createSampleLoad';
export { createSampleSlice, itemReducers } from '../createSampleSlice';
export { persistFailed, type StoredValue } from '../persistEdits';
export { isChangeOf, type PersistedPart, persistPart, readPersisted, readPersistedOr } from '../persistPart';
export {
  deleteAt,
  emptySample,
  nextId,
  nextNumber,
  type Origin,
  originOf,
  removeItems,
  type SampleList,
  type SampleState,
  type SelectingState,
  undoDeletion,
} from '../sampleList';
export { selectorsInApps } from '../selectorsInApps';
