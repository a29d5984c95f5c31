import type { PlacedCard } from './arrangement';

const keyOf = (person: string | null, dashboard: string) => `polder.arrangement.${person ?? 'guest'}.${dashboard}`;

/** What this browser keeps of a person's arrangement: not to be trusted. */
export function readArrangement(storage: Storage, person: string | null, dashboard: string): unknown {
  try {
    return JSON.parse(storage.getItem(keyOf(person, dashboard)) ?? 'null');
  } catch {
    return null;
  }
}

/** @param cards null for the usual arrangement */
export function keepArrangement(
  storage: Storage,
  person: string | null,
  dashboard: string,
  cards: readonly PlacedCard[] | null,
): void {
  try {
    if (cards) storage.setItem(keyOf(person, dashboard), JSON.stringify(cards));
    else storage.removeItem(keyOf(person, dashboard));
  } catch {
    // Without room in the storage, the arrangement holds for this visit.
  }
}
