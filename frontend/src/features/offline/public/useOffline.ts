/** Registers the service worker. */
export { useOffline } from '../useOffline';
