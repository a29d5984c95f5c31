import { defineLazy } from '../../../components/LazyComponent';

export { useIdleLock } from '../useIdleLock';

/** Asks after how much idle time the screen is locked. */
export const idleDialog = defineLazy(() => import('../IdleDialog'), ['lock']);
