/** Filters rentals by a sentence. */
export { AiFilter } from '../filter/ai-filter/AiFilter';
