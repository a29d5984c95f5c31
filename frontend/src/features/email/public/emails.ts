/** The emails. */
export type { Email } from '../email';
export { loadEmails, selectEmailState } from '../emailSlice';
