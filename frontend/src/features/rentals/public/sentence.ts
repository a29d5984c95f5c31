/** Filters rentals by a sentence. */
export { AiFilter } from '../filter/sentence/AiFilter';
