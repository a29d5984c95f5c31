import { accountKey } from '../../../lib/accountStorage';
import { onStoredChange, readStored, writeStored } from '../../../lib/storage';
import type { PlacedCard } from './arrangement';

/** Reads a user's arrangement from this browser's storage. The value is not validated. */
export const readArrangement = (person: string | null, dashboard: string): unknown =>
  readStored(accountKey(`arrangement.${dashboard}`, person), (stored) => stored ?? null);

/** @param cards null for the default arrangement. If the storage is full, an arrangement lasts for this visit. */
export function storeArrangement(person: string | null, dashboard: string, cards: readonly PlacedCard[] | null): void {
  writeStored(accountKey(`arrangement.${dashboard}`, person), cards);
}

/** @returns stops watching what other tabs store */
export const watchArrangement = (person: string | null, dashboard: string, onChange: () => void): (() => void) =>
  onStoredChange(accountKey(`arrangement.${dashboard}`, person), onChange);
