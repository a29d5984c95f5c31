import { accountKey } from '../../../lib/accountStorage';
import { onStoredChange, readStored, writeStored } from '../../../lib/storage';
import type { PlacedCard } from './arrangement';

const keyOf = (person: string | null, dashboard: string) => accountKey(`arrangement.${dashboard}`, person);

/** Reads a user's arrangement from this browser's storage. The value is not validated. */
export const readArrangement = (person: string | null, dashboard: string): unknown =>
  readStored(keyOf(person, dashboard), (stored) => stored ?? null);

/** @param cards null for the default arrangement. If the storage is full, an arrangement lasts for this visit. */
export function storeArrangement(person: string | null, dashboard: string, cards: readonly PlacedCard[] | null): void {
  writeStored(keyOf(person, dashboard), cards);
}

/** @returns stops watching what other tabs store */
export const watchArrangement = (person: string | null, dashboard: string, onChange: () => void): (() => void) =>
  onStoredChange(keyOf(person, dashboard), onChange);
