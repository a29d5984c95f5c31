import { accountKey } from '../../../lib/accountStorage';
import { readStored, writeStored } from '../../../lib/storage';
import type { PlacedCard } from './arrangement';

/** What this browser keeps of a person's arrangement: not to be trusted. */
export const readArrangement = (person: string | null, dashboard: string): unknown =>
  readStored(accountKey(`arrangement.${dashboard}`, person), (stored) => stored ?? null);

/** @param cards null for the usual arrangement; without room in the storage, one holds for this visit */
export function storeArrangement(person: string | null, dashboard: string, cards: readonly PlacedCard[] | null): void {
  writeStored(accountKey(`arrangement.${dashboard}`, person), cards);
}
