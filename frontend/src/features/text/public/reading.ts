/** A reading, and the figures computed from it. */
export { languageName } from '../MissingParts';
export { entityColours, type WordClass, wordClasses } from '../marks';
export type { TextReading } from '../reading';
export { countByType, mostUsed, type Named, topEntities } from '../totals';
