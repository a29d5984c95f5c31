/** Watches the connection, and shows a banner while it is lost. */
export { ConnectionBanners } from '../ConnectionBanners';
export { watchChunkLoadErrors } from '../watchChunkLoadErrors';
export { watchConnection } from '../watchConnection';
