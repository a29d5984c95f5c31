/** Filters rentals by a sentence. */
export { AiFilter } from '../ai-filter/AiFilter';
