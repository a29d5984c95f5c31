import { createBrowserSetting } from '../../lib/browserSetting';
import { isRecord } from '../../lib/isRecord';
import { type Notification, type NotificationKind, sessionTopic } from './notificationsSlice';

/** Notifications that a person may keep from popping up: of what they do, of what others change, and warnings. */
export type NoticeGroup = 'results' | 'others' | 'warnings';

/** How long a message is visible: as long as reading takes, three times as long, or until it is closed. */
export type ToastTime = 'normal' | 'long' | 'untilClosed';

/** Which notifications also appear as toasts, and for how long; the bell lists all of them. */
export type PopUps = Readonly<Record<NoticeGroup, boolean>> & { readonly time: ToastTime };

/** Makes choices from stored data, however damaged, and from the former choice between all and problems. */
export function restorePopUps(stored: unknown): PopUps {
  const former = stored === 'problems' ? { results: false } : {};
  const { results, others, warnings, time }: Partial<Record<keyof PopUps, unknown>> = isRecord(stored)
    ? stored
    : former;
  return {
    results: results !== false,
    others: others !== false,
    warnings: warnings !== false,
    time: time === 'long' || time === 'untilClosed' ? time : 'normal',
  };
}

/** The choices of this browser, which follow an account. */
export const popUpsSetting = createBrowserSetting<PopUps>('polder.popUps', restorePopUps, 1);

/** Whether a notification appears as a toast. Problems, and a session that has ended, always do. */
export function popsUp({ kind, topic, byOthers }: Pick<Notification, 'kind' | 'topic' | 'byOthers'>, popUps: PopUps) {
  if (kind === 'danger' || topic === sessionTopic) return true;
  return popUps[byOthers ? 'others' : kind === 'warning' ? 'warnings' : 'results'];
}

/**
 * How long a toast is visible, in milliseconds: long enough to read, longer with an action, three times that where it is
 * wanted. An error stays until it is closed.
 * @returns null for a toast that stays until it is closed
 */
export function toastTime(kind: NotificationKind, text: string, hasAction: boolean, chosen: ToastTime): number | null {
  if (kind === 'danger' || chosen === 'untilClosed') return null;
  const reading = 4000 + text.length * 50;
  return Math.max(hasAction ? 10_000 : 0, reading) * (chosen === 'long' ? 3 : 1);
}
