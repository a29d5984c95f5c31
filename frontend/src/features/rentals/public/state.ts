/** Says what the shown rentals are: live or the sample, loaded or not. */
export { SampleBanner } from '../sample/SampleBanner';
export { LoadFailure } from '../sync/LoadFailure';
export { SyncStatus } from '../sync/SyncStatus';
