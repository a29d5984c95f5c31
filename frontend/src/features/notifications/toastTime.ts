import type { NotificationKind } from './notificationsSlice';

/**
 * How long a toast is visible, in milliseconds: long enough to read, longer with an action. An error stays until it is
 * closed.
 * @returns null for a toast that stays until it is closed
 */
export function toastTime(kind: NotificationKind, text: string, hasAction: boolean): number | null {
  if (kind === 'danger') return null;
  const reading = 4000 + text.length * 50;
  return hasAction ? Math.max(10_000, reading) : reading;
}
