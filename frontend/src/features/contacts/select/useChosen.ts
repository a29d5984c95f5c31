import { useEffect, useMemo, useRef, useState } from 'react';

export interface Chosen {
  /** The chosen items among those listed, in the order of the list. */
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  /** Chooses an item, or no longer; with `isRange`, all from the one before as well. */
  readonly toggle: (id: number, isRange: boolean) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
}

const none: ReadonlySet<number> = new Set();

type Items = readonly { readonly id: number }[];

/**
 * The items of a list that are chosen. Those that a filter hides stay chosen, but do not count. One that is gone is no
 * longer chosen: a new item may get its id.
 */
export function useChosen(items: Items, listed: Items): Chosen {
  const [chosen, setChosen] = useState(none);
  useEffect(() => {
    setChosen((now) => {
      if (now.size === 0) return now;
      const present = items.filter(({ id }) => now.has(id));
      return present.length === now.size ? now : new Set(present.map(({ id }) => id));
    });
  }, [items]);
  const last = useRef<number | null>(null);
  const ids = useMemo(
    () => (chosen.size === 0 ? [] : listed.map(({ id }) => id).filter((id) => chosen.has(id))),
    [listed, chosen],
  );
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id, isRange) => {
      const from = isRange ? listed.findIndex((item) => item.id === last.current) : -1;
      const to = listed.findIndex((item) => item.id === id);
      last.current = id;
      const next = new Set(chosen);
      if (from >= 0) {
        for (const item of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(item.id);
      } else if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    chooseAll: () => setChosen(new Set(listed.map(({ id }) => id))),
    clear: () => setChosen(none),
  };
}
