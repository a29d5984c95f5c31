import { type RefCallback, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { fold } from '../../../lib/search';
import type { OrderedRows } from './useOrderedRows';

/** A search among the shown rows that moves between matches and hides no rows. */
export interface Find {
  readonly isOpen: boolean;
  readonly text: string;
  /** The number of matching rows. */
  readonly count: number;
  /** The number of the current match, from 1; 0 before the first step. */
  readonly at: number;
  /** Opens the search field, if necessary, and focuses it. */
  open(): void;
  /** For the search field. */
  readonly field: RefCallback<HTMLInputElement>;
  close(): void;
  change(text: string): void;
  /** @returns the row of the next match, or of the previous one with `-1`; undefined without a match */
  go(from: number, step: 1 | -1): number | undefined;
}

export function useFind(rows: OrderedRows): Find {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(isOpen ? fold(text.trim()) : '');
  const input = useRef<HTMLInputElement>(null);
  const isAskedFor = useRef(false);
  const field = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    // A list that was briefly empty remounts the field, which must not take the focus then.
    if (element && isAskedFor.current) takeFocus(element);
    if (element) isAskedFor.current = false;
  }, []);
  const matches = useMemo(() => rowsWith(rows, wanted), [rows, wanted]);
  return {
    isOpen,
    text,
    count: matches.length,
    at: Math.min(at, matches.length),
    open: () => {
      if (input.current) return takeFocus(input.current);
      isAskedFor.current = true;
      setIsOpen(true);
    },
    field,
    close: () => setIsOpen(false),
    change: (changed) => {
      setText(changed);
      setAt(0);
    },
    go: (from, step) => {
      const found = rowsWith(rows, fold(text.trim()));
      if (found.length === 0) return undefined;
      const place = nextMatch(found, from, step, at === 0);
      setAt(place + 1);
      return found[place];
    },
  };
}

function takeFocus(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The rows that contain a text, from the first on; none for an empty text. */
export function rowsWith(rows: OrderedRows, wanted: string): number[] {
  const found: number[] = [];
  if (wanted === '') return found;
  for (let row = 0; row < rows.count; row++) if (rows.textAt(row).includes(wanted)) found.push(row);
  return found;
}

/**
 * The match to go to, wrapping around after the last.
 * @param matches ascending
 * @param mayStay whether the row itself counts too
 */
export function nextMatch(matches: readonly number[], from: number, step: 1 | -1, mayStay: boolean): number {
  const after = matches.findIndex((row) => (mayStay ? row >= from : row > from));
  if (step === 1) return after === -1 ? 0 : after;
  const before = matches.findLastIndex((row) => row < from);
  return before === -1 ? matches.length - 1 : before;
}
