import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Notification, NotificationText } from './notificationsSlice';

export interface NoticeTexts {
  /** False for a stored notification of an older version, whose text is no longer there. */
  hasText(notification: Notification): boolean;
  /** The text of a notification, in the page's language. */
  textOf(notification: Notification): string;
  /** The label of its action; null without one. */
  actionOf(notification: Notification): string | null;
}

/** The texts of notifications of any feature; suspends until their files are loaded. */
export function useNoticeTexts(notifications: readonly Notification[]): NoticeTexts {
  const keys = notifications.flatMap(({ textKey, action }) => (action ? [textKey, action.textKey] : [textKey]));
  const files = ['notifications', ...new Set(keys.map(fileOf))] as FlatNamespace[];
  const { i18n } = useTranslation(files);
  const translate = i18n.t as (key: string, params?: Record<string, string | number>) => string;
  return {
    hasText: ({ textKey, params }) => i18n.exists(textKey, params),
    textOf: ({ textKey, params }) => translate(textKey, asPlainText(params)),
    actionOf: ({ action }) => action && translate(action.textKey),
  };
}

const fileOf = (key: NotificationText) => key.slice(0, key.indexOf(':'));

/**
 * i18next would take a person's “$t(” for its own nesting, and then show the text's own nested keys as they are. An
 * invisible word joiner keeps the two apart.
 */
const asPlainText = (params: Notification['params']): Notification['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('$t(', '$\u2060t(') : value,
    ]),
  );
