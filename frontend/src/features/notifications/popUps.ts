import { createBrowserSetting } from '../../lib/browserSetting';
import type { NotificationKind } from './notificationsSlice';

/** Which notifications also appear as toasts; the bell lists all of them. */
export const popUpChoices = ['all', 'problems'] as const;
export type PopUps = (typeof popUpChoices)[number];

/** The choice of this browser; all by default and for a damaged entry. */
export const popUpsSetting = createBrowserSetting<PopUps>(
  'polder.popUps',
  (stored) => popUpChoices.find((choice) => choice === stored) ?? 'all',
);

export const popsUp = (kind: NotificationKind, choice: PopUps) =>
  choice === 'all' || kind === 'warning' || kind === 'danger';
