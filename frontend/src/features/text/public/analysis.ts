/** The analysis of a text, and the figures computed from it. */
export type { TextAnalysis } from '../analysis';
export { languageName } from '../MissingParts';
export { entityColours, type WordClass, wordClasses } from '../marks';
export { countByType, mostUsed, type Named, topEntities } from '../totals';
