/** A placeholder while a list loads. */
export { ListSkeleton } from '../ListSkeleton';
/** Whether the list takes its place. */
export { useIsListDrawn } from '../useIsListDrawn';
