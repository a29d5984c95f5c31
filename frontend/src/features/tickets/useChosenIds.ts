import { useEffect, useState } from 'react';
import type { Ticket } from './ticket';

/** The numbers of the tickets that are chosen. One that is gone is no longer chosen: a new ticket may get its number. */
export function useChosenIds(items: readonly Ticket[]) {
  const state = useState<readonly number[]>([]);
  const [, setIds] = state;
  useEffect(() => {
    const present = new Set(items.map(({ Id }) => Id));
    setIds((ids) => (ids.every((id) => present.has(id)) ? ids : ids.filter((id) => present.has(id))));
  }, [items]);
  return state;
}
