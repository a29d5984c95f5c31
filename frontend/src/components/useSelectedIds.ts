import { useEffect, useMemo, useRef, useState } from 'react';

export interface SelectedIds {
  /** The selected items among those listed, in the order of the list. */
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  /** Selects items, or no longer; all others stay as they are. */
  readonly select: (ids: readonly number[], isSelected: boolean) => void;
  /** Selects an item, or no longer; with `isRange`, all from the one before as well. */
  readonly toggle: (id: number, isRange: boolean) => void;
  /** Selects what is listed, and nothing else. */
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const none: ReadonlySet<number> = new Set();

/**
 * The items of a list that are selected. Those that a filter hides stay selected, but do not count. One that is gone is
 * no longer selected: a new item may get its id.
 * @param idOf the same function in each render
 */
export function useSelectedIds<Item>(
  items: readonly Item[],
  listed: readonly Item[],
  idOf: (item: Item) => number,
): SelectedIds {
  const [selected, setSelected] = useState(none);
  useEffect(() => {
    setSelected((now) => {
      if (now.size === 0) return now;
      const present = items.map(idOf).filter((id) => now.has(id));
      return present.length === now.size ? now : new Set(present);
    });
  }, [items, idOf]);
  const last = useRef<number | null>(null);
  const ids = useMemo(
    () => (selected.size === 0 ? [] : listed.map(idOf).filter((id) => selected.has(id))),
    [listed, selected, idOf],
  );
  const select = (those: readonly number[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of those) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setSelected(next);
  };
  return {
    ids,
    has: (id) => selected.has(id),
    select,
    toggle: (id, isRange) => {
      const from = isRange ? listed.findIndex((item) => idOf(item) === last.current) : -1;
      const to = listed.findIndex((item) => idOf(item) === id);
      last.current = id;
      if (from >= 0) select(listed.slice(Math.min(from, to), Math.max(from, to) + 1).map(idOf), true);
      else select([id], !selected.has(id));
    },
    selectAll: () => setSelected(new Set(listed.map(idOf))),
    clear: () => setSelected(none),
  };
}
