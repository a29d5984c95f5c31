/** A link that opens a rental's panel. Not in panels.ts: the dashboards would load it too. */
export { RentalLink } from '../edit/RentalLink';
