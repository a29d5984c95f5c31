/** Opens a rental, a new one, or the conflicts. */
export { useRentalPanels } from '../edit/useRentalPanels';
