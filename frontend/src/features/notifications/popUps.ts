import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, writeStored } from '../../lib/storage';
import type { NotificationKind } from './notificationsSlice';

/** Which notifications also appear as toasts; the bell lists all of them. */
export const popUpChoices = ['all', 'problems'] as const;
export type PopUps = (typeof popUpChoices)[number];

const storageKey = 'polder.popUps';
/** Event for this tab: browsers report a change of the storage to other tabs only. */
const changed = 'polder:popUps';

/** The choice of this browser; all by default and for a damaged entry. */
export const readPopUps = (): PopUps =>
  readStored(storageKey, (stored) => popUpChoices.find((choice) => choice === stored) ?? 'all');

export function choosePopUps(choice: PopUps): void {
  writeStored(storageKey, choice);
  window.dispatchEvent(new Event(changed));
}

/** The current choice; follows changes in this tab and in others. */
export const usePopUps = (): PopUps => useSyncExternalStore(watch, readPopUps);

export const popsUp = (kind: NotificationKind, choice: PopUps) =>
  choice === 'all' || kind === 'warning' || kind === 'danger';

function watch(onChange: () => void): () => void {
  const stopFollowing = onStoredChange(storageKey, onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    stopFollowing();
  };
}
