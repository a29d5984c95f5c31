/** What is known of the session before anything is loaded. */
export { startingSession } from '../startingSession';
