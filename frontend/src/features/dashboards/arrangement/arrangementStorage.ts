import { readAccountItem, storeAccountItem } from '../../../lib/accountStorage';
import type { PlacedCard } from './arrangement';

/** What this browser keeps of a person's arrangement: not to be trusted. */
export function readArrangement(person: string | null, dashboard: string): unknown {
  try {
    return JSON.parse(readAccountItem(`arrangement.${dashboard}`, person) ?? 'null');
  } catch {
    return null;
  }
}

/** @param cards null for the usual arrangement; without room in the storage, one holds for this visit */
export function storeArrangement(person: string | null, dashboard: string, cards: readonly PlacedCard[] | null): void {
  storeAccountItem(`arrangement.${dashboard}`, cards && JSON.stringify(cards), person);
}
