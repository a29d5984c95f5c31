import { useSyncExternalStore } from 'react';
import { onStoredChange, readStored, writeStored } from '../../lib/storage';
import { recordActivity } from './lastActivity';

/** The choices of minutes without activity before the screen locks; 0 is never. */
export const idleChoices = [0, 5, 15, 30, 60] as const;

const storageKey = 'polder.idleMinutes';
/** Event for this tab: browsers report a change of the storage to other tabs only. */
const changed = 'polder:idleMinutes';

/** The minutes chosen in this browser; 0 by default and for a damaged entry. */
export const readIdleMinutes = (): number =>
  readStored(storageKey, (stored) => idleChoices.find((choice) => choice === stored) ?? 0);

export function chooseIdleMinutes(minutes: number): void {
  writeStored(storageKey, minutes);
  // Activity may not have been watched until now: the last recorded one can be hours old.
  recordActivity();
  window.dispatchEvent(new Event(changed));
}

/** The current choice; follows changes in this tab and in others. */
export const useIdleMinutes = (): number => useSyncExternalStore(watch, readIdleMinutes, () => 0);

function watch(onChange: () => void): () => void {
  const stopFollowing = onStoredChange(storageKey, onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    stopFollowing();
  };
}
