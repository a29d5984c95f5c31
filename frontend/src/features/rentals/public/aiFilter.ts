/** Filters rentals by a sentence. */
export { AiFilter } from '../filter/ai-filter/AiFilter';
export { type ReadingFailure, useReadingFailureText } from '../filter/ai-filter/useReadingFailureText';
