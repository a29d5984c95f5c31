import { accountKey } from '../../lib/accountStorage';
import { isRecord } from '../../lib/isRecord';
import { readStored, writeStored } from '../../lib/storage';
import { type Notification, type NotificationKind, type NotificationText, sessionTopic } from './notificationsSlice';

/** The name of an account's entry: its notifications, newest first. */
export const entry = 'notifications';

/** The notifications that the current account, or the guests, had in this browser; damaged ones are left out. */
export const readNotifications = (): Notification[] =>
  readStored(accountKey(entry), (stored) => (Array.isArray(stored) ? stored.flatMap(restored) : []));

/**
 * Toasts and functions belong to one tab: only what can be read or opened later is stored. That a session ended is not:
 * it leads back to the page that the account was on, and the next guest would read it here.
 */
export function storeNotifications(items: readonly Notification[]): void {
  const stored = items
    .filter(({ topic }) => topic !== sessionTopic)
    .map(({ isToast: _, action, ...item }) => ({ ...item, action: action?.to ? action : null }));
  writeStored(accountKey(entry), stored.length > 0 ? stored : null);
}

const kinds: readonly unknown[] = ['success', 'info', 'warning', 'danger'] satisfies NotificationKind[];
const isTextKey = (value: unknown): value is NotificationText => typeof value === 'string' && /^[\w-]+:./.test(value);
const isParam = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function restored(stored: unknown): Notification[] {
  if (!isRecord(stored)) return [];
  const { id, kind, textKey, params, topic, byOthers, action, at, isRead } = stored;
  if (typeof id !== 'string' || !kinds.includes(kind) || !isTextKey(textKey) || topic === sessionTopic) return [];
  if (typeof at !== 'number' || !Number.isFinite(at)) return [];
  return [
    {
      id,
      kind: kind as NotificationKind,
      textKey,
      params: isRecord(params) && Object.values(params).every(isParam) ? (params as Notification['params']) : {},
      topic: typeof topic === 'string' ? topic : null,
      byOthers: byOthers === true,
      action: restoredAction(action),
      at,
      isRead: isRead === true,
      isToast: false,
    },
  ];
}

/** Only pages of this website are opened. */
function restoredAction(stored: unknown): Notification['action'] {
  if (!isRecord(stored) || !isTextKey(stored.textKey) || typeof stored.to !== 'string') return null;
  return /^\/(?!\/)/.test(stored.to) ? { textKey: stored.textKey, to: stored.to } : null;
}
