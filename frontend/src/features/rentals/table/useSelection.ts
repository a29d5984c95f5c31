import { useCallback, useMemo, useRef, useState } from 'react';
import type { OrderedRows } from './useOrderedRows';

/** Rentals that a person has ticked, by their ids; a filter hides them but does not let go of them. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  /** How many of them are among the rows shown. */
  readonly shownCount: number;
  /** Ticks a row or lets it go; with `extend`, all rows from the one ticked last up to it. */
  toggle(row: number, extend: boolean): void;
  /** Ticks all rows between two, both included. */
  tickRange(from: number, to: number): void;
  selectAll(): void;
  clear(): void;
}

const none: ReadonlySet<string> = new Set();

export function useSelection(rows: OrderedRows): RowSelection {
  const [ids, setIds] = useState(none);
  const latest = useRef(ids);
  const anchor = useRef({ row: 0, isSelected: true });
  const shownCount = useMemo(() => countShown(rows, ids), [rows, ids]);

  // Two steps may follow each other before anything is drawn.
  const set = useCallback((changed: ReadonlySet<string>) => {
    latest.current = changed;
    setIds(changed);
  }, []);
  const setRange = useCallback(
    (from: number, to: number, isSelected: boolean) => {
      anchor.current = { row: to, isSelected };
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
      if (extend) setRange(anchor.current.row, row, anchor.current.isSelected);
      else setRange(row, row, !latest.current.has(id));
    },
    tickRange: (from, to) => setRange(from, to, true),
    selectAll: () => setRange(0, rows.count - 1, true),
    clear: () => set(none),
  };
}

/** @param last included */
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
