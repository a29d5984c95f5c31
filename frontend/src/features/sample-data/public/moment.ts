/** A moment in a sample's data. */
export { momentSchema } from '../moment';
