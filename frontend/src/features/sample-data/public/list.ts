/** A placeholder while a list loads. */
export { ListSkeleton } from '../ListSkeleton';
