import type { NotificationKind } from './notificationsSlice';

/**
 * For how long a toast stands, in milliseconds: long enough to read, longer when there is something to do. A problem
 * stands until it is closed.
 * @returns null for until it is closed
 */
export function toastTime(kind: NotificationKind, text: string, hasAction: boolean): number | null {
  if (kind === 'danger') return null;
  const reading = 4000 + text.length * 50;
  return hasAction ? Math.max(10_000, reading) : reading;
}
