/** The cards of the profile page about an account's data. */
export { DeletionCard } from '../DeletionCard';
export { ExportCard } from '../ExportCard';
