import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';

export interface Fitting {
  /** How many of the row's items fit; all of them until that is measured. */
  readonly count: number;
  readonly onBlur: (event: FocusEvent) => void;
}

/** In a window as narrow as this the row is not shown (filter.scss), and measuring it would cost a layout of the page. */
const narrow = '(max-width: 46rem)';

/**
 * Counts the items at the start of a row that fit into it with their whole labels, at least one.
 * @param texts of all items: others have other widths, so that all are tried again
 */
export function useFittingCount(row: RefObject<HTMLElement | null>, total: number, texts: string): Fitting {
  const [count, setCount] = useState(total);
  const [, measure] = useReducer((times: number) => times + 1, 0);
  const measureAll = useCallback(() => {
    setCount(total);
    // Also where all fitted before.
    measure();
  }, [total]);
  const tried = useRef(texts);
  useLayoutEffect(() => {
    const element = row.current;
    // What is being used stays where it is until the focus leaves the row.
    if (!element || matchMedia(narrow).matches || element.contains(document.activeElement)) return;
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
    let known: number | undefined;
    const resizing = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width;
      // The first is how wide it is, which has been measured.
      if (known !== undefined && width !== known) measureAll();
      known = width;
    });
    resizing.observe(bar);
    return () => resizing.disconnect();
  }, [row, measureAll]);
  return {
    count,
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Measured again when the focus is elsewhere.
      setTimeout(measureAll);
    },
  };
}
