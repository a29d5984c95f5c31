/** The parts of the look, as they are chosen. */
export { acceptedPart, isDefaultPart, type LookPart, lookParts, partOf } from '../lookParts';
