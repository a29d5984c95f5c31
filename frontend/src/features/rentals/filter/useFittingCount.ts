import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';

export interface Fitting {
  /** How many of the row's items fit; all of them until that is measured. */
  readonly count: number;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Counts the items at the start of a row that fit into it with their whole labels, at least one.
 * @param texts of all items: others have other widths, so that all are tried again
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, total: number, texts: string): Fitting {
  const [count, setCount] = useState(total);
  const [, measure] = useReducer((times: number) => times + 1, 0);
  const tried = useRef(texts);
  useLayoutEffect(() => {
    const element = row.current;
    // What is being used stays where it is until the focus leaves the row.
    if (!element || element.contains(document.activeElement)) return;
    if (tried.current !== texts) {
      tried.current = texts;
      if (count !== total) return setCount(total);
    }
    const labels = Array.from(element.querySelectorAll('.panel-button-label'));
    const isCut = [element, ...labels].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    if (isCut && count > 1) setCount(count - 1);
  });
  useEffect(() => {
    // The width of the whole bar, which does not depend on what is in it.
    const bar = row.current?.parentElement;
    if (!bar) return;
    const resizing = new ResizeObserver(() => setCount(total));
    resizing.observe(bar);
    return () => resizing.disconnect();
  }, [row, total]);
  return {
    count,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Measured again when the focus is elsewhere.
      setTimeout(() => {
        setCount(total);
        measure();
      });
    },
  };
}
