import { useSyncExternalStore } from 'react';
import { recordActivity } from './lastActivity';

/** After how many minutes without a sign of life the screen may lock itself; 0 is never. */
export const idleChoices = [0, 5, 15, 30, 60] as const;

const storageKey = 'polder.idleMinutes';
/** Told to this tab, as a browser tells only the others of a change in the storage. */
const changed = 'polder:idleMinutes';

/** The minutes chosen in this browser; never, by default and for what makes no sense. */
export function readIdleMinutes(storage: Storage): number {
  try {
    const kept = Number(storage.getItem(storageKey));
    return idleChoices.find((choice) => choice === kept) ?? 0;
  } catch {
    return 0;
  }
}

export function chooseIdleMinutes(storage: Storage, minutes: number): void {
  try {
    storage.setItem(storageKey, String(minutes));
  } catch {
    // A browser that keeps nothing has no choice to keep.
  }
  // Until now nobody may have looked for signs of life: the last one known can be hours old.
  recordActivity();
  window.dispatchEvent(new Event(changed));
}

/** The choice as it is now, and again whenever it changes, here or in another tab. */
export const useIdleMinutes = (): number =>
  useSyncExternalStore(
    watch,
    () => readIdleMinutes(localStorage),
    () => 0,
  );

function watch(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}
