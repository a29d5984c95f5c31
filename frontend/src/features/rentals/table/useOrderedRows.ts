import { useEffect, useMemo, useRef, useState } from 'react';
import type { Rental } from '../../../../../graphql/generated/schema';
import { type Selection, selectionOf } from '../filter/filterRentals';
import { finish, finishInSlices, type NameOrder, sortNames, updateNames } from './nameOrder';
import { needsNames, orderPositions, type RentalOrder } from './sortRentals';

/** Rentals in the shown order. */
export interface OrderedRows {
  readonly count: number;
  /** From 0. */
  rentalAt(row: number): Rental | undefined;
  /** The name and code of a row, folded (lib/search.ts) for searching. */
  textAt(row: number): string;
}

export interface Ordering {
  readonly rows: OrderedRows;
  /** True while the rows are still in an earlier order, because the names of a large list are being sorted. */
  readonly isSorting: boolean;
}

/** Lists up to this length are sorted synchronously: that takes less time than rendering them. */
const sortedAtOnce = 2000;

/**
 * The rentals of a filtered list in order. The unfiltered list is sorted, so that a filter only has to pick from it.
 */
export function useOrderedRows(rentals: readonly Rental[], order: RentalOrder, language: string): Ordering {
  const selection = selectionOf(rentals);
  const { index } = selection;
  const names = useNameOrder(index.list, language, needsNames(order));
  const isSorting = names === undefined && needsNames(order);
  const positions = useMemo(() => orderPositions(index, names, order), [index, names, order]);
  const rows = useMemo(() => pick(selection, positions), [selection, positions]);
  const lastSorted = useRef(rows);
  if (!isSorting) lastSorted.current = rows;
  const canWait = isSorting && lastSorted.current.count === rows.count;
  return { rows: canWait ? lastSorted.current : rows, isSorting };
}

/** Names that nothing is ordered by yet are sorted once the page is at rest, after this time in milliseconds. */
const untilRest = 1_500;

/** The sorted names of a list; undefined while they are being sorted for the first time. */
function useNameOrder(list: readonly Rental[], language: string, areNeeded: boolean): NameOrder | undefined {
  const [sorted, setSorted] = useState<NameOrder>();
  // The latest order, which the next list's is derived from.
  const latest = useRef<NameOrder>(undefined);
  const now = useMemo(() => {
    if (list.length <= sortedAtOnce) return finish(sortNames(list, language));
    if (sorted?.list === list && sorted.language === language) return sorted;
    const known = latest.current;
    return known?.language === language ? updateNames(known, list) : undefined;
  }, [list, language, sorted]);
  if (now) latest.current = now;

  useEffect(() => {
    if (now) return;
    const stopping = new AbortController();
    const sort = () => finishInSlices(sortNames(list, language), stopping.signal).then(setSorted, () => undefined);
    const timer = setTimeout(sort, areNeeded ? 0 : untilRest);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [now, list, language, areNeeded]);

  const stale = latest.current;
  return now ?? (stale?.language === language && stale.list.length <= list.length ? stale : undefined);
}

function pick({ index, mask, count }: Selection, positions: Uint32Array): OrderedRows {
  const { list, text } = index;
  const shown = count === positions.length ? positions : new Uint32Array(count);
  if (shown !== positions) {
    let row = 0;
    for (let place = 0; place < positions.length; place++) {
      const position = positions[place] as number;
      if (mask[position] === 1) shown[row++] = position;
    }
  }
  return {
    count,
    rentalAt: (row) => list[shown[row] as number],
    textAt: (row) => text[shown[row] as number] ?? '',
  };
}
