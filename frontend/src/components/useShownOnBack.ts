import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { narrow } from './ListDetail';
import { useMediaQuery } from './useMediaQuery';
import type { SelectedIdParam } from './useSelectedIdParam';

/** What each history entry whose address names no item showed last; null for none. */
const shownAt = new Map<string, number | null>();

export interface ShownOnBack {
  /** None while they load. */
  readonly items: readonly { readonly id: number }[];
  /** The item that is shown; undefined for none. */
  readonly shown: { readonly id: number } | undefined;
  /** The item to show where it is not known which was shown, as after a reload; undefined for none. */
  readonly first: { readonly id: number } | undefined;
  /** Shows an item, or none, though the address does not name it. */
  readonly select: (id: number | null) => void;
}

/**
 * Beside the list there is room for an item even where the address names none: Back to such an address shows the one
 * that it showed. The address stays as it is: on a phone it is the list, on paper too, and an email is read only once
 * somebody chooses it.
 */
export function useShownOnBack({ id, isNew }: SelectedIdParam, { items, shown, first, select }: ShownOnBack): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isNarrow = useMediaQuery(narrow);
  const before = useRef({ key: '', isNamed: false });
  useEffect(() => {
    const { key: keyBefore, isNamed } = before.current;
    before.current = { key, isNamed: id !== null };
    if (id !== null || isNew || isNarrow || items.length === 0) return;
    const known = shownAt.get(key);
    let now = shown?.id ?? null;
    if (isBack && key !== keyBefore && (isNamed || known !== undefined)) {
      const isThere = known === null || items.some((item) => item.id === known);
      const again = known !== undefined && isThere ? known : (first?.id ?? null);
      if (again !== now) select(again);
      now = again;
    }
    shownAt.set(key, now);
  });
}
