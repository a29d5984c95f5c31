import { useCallback, useMemo, useRef, useState } from 'react';
import { rowOf } from './useFollowedRow';
import type { OrderedRows } from './useOrderedRows';

/** The ids of the rentals that the user has ticked; a filter hides them but does not deselect them. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  /** The number of them among the shown rows. */
  readonly shownCount: number;
  /** Selects or deselects a row; with `extend`, all rows from the rental last ticked, if it is shown. */
  toggle(row: number, extend: boolean): void;
  /** Selects all rows between two, inclusive. */
  tickRange(from: number, to: number): void;
  selectAll(): void;
  clear(): void;
}

const none: ReadonlySet<string> = new Set();

export function useSelection(rows: OrderedRows): RowSelection {
  const [ids, setIds] = useState(none);
  const latest = useRef(ids);
  /** The rental last ticked. */
  const anchor = useRef<{ id: string; isSelected: boolean }>(undefined);
  const shownCount = useMemo(() => countShown(rows, ids), [rows, ids]);

  // Two calls may follow each other before a render.
  const set = useCallback((changed: ReadonlySet<string>) => {
    latest.current = changed;
    setIds(changed);
  }, []);
  const setRange = useCallback(
    (from: number, to: number, isSelected: boolean) => {
      const id = rows.rentalAt(to)?.id;
      anchor.current = id === undefined ? undefined : { id, isSelected };
      const [first, last] = from < to ? [from, to] : [to, from];
      set(withRows(latest.current, rows, Math.max(0, first), Math.min(last, rows.count - 1), isSelected));
    },
    [rows, set],
  );
  return {
    ids,
    shownCount,
    toggle: (row, extend) => {
      const id = rows.rentalAt(row)?.id;
      if (id === undefined) return;
      const from = extend && anchor.current ? rowOf(rows, anchor.current.id) : undefined;
      if (from !== undefined && anchor.current) setRange(from, row, anchor.current.isSelected);
      else setRange(row, row, !latest.current.has(id));
    },
    tickRange: (from, to) => setRange(from, to, true),
    selectAll: () => setRange(0, rows.count - 1, true),
    clear: () => set(none),
  };
}

/** @param last inclusive */
function withRows(held: ReadonlySet<string>, rows: OrderedRows, first: number, last: number, isSelected: boolean) {
  const ids = new Set(held);
  for (let row = first; row <= last; row++) {
    const id = rows.rentalAt(row)?.id;
    if (id === undefined) continue;
    if (isSelected) ids.add(id);
    else ids.delete(id);
  }
  return ids;
}

function countShown(rows: OrderedRows, ids: ReadonlySet<string>): number {
  if (ids.size === 0) return 0;
  let count = 0;
  for (let row = 0; row < rows.count; row++) if (ids.has(rows.rentalAt(row)?.id ?? '')) count++;
  return count;
}
