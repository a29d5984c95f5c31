import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../../components/usePrinting';
import { type RowWindow, rowWindow, scrollTopFor } from './scrollScale';

export interface VirtualRows extends RowWindow {
  /** The number of visible rows. */
  pageRows(): number;
  scrollToRow(row: number): void;
}

/** Some hundred pages: beyond that a browser takes minutes to print, and an export is more useful. */
const maxPrintedRows = 5000;

/**
 * Determines which rows, all of one height, are visible in a scroll container.
 * @param headHeight the height of the container's sticky head, in pixels
 */
export function useVirtualRows(
  scroller: RefObject<HTMLElement | null>,
  rowCount: number,
  rowHeight: number,
  headHeight: number,
): VirtualRows {
  const read = useCallback(
    () => ({
      rowCount,
      rowHeight,
      viewportHeight: Math.max(rowHeight, (scroller.current?.clientHeight ?? 0) - headHeight),
      scrollTop: Math.max(0, scroller.current?.scrollTop ?? 0),
    }),
    [scroller, rowCount, rowHeight, headHeight],
  );
  const [place, setPlace] = useState(() => read());
  // After a filter has reduced the rows, the browser scrolls back only once they are rendered.
  const now = { ...place, rowCount, rowHeight };
  const last = Math.max(0, rowCount * rowHeight - now.viewportHeight);
  const view = rowWindow({ ...now, scrollTop: Math.min(now.scrollTop, last) });

  const drawn = useRef(view);
  drawn.current = view;
  const update = useCallback(() => {
    const scrolling = read();
    const next = rowWindow(scrolling);
    const isDrawn = next.first === drawn.current.first && next.end === drawn.current.end;
    if (!isDrawn || next.above !== drawn.current.above) setPlace(scrolling);
  }, [read]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // It reports the size at once. Reading it here would lay out the page, and draw the table twice, in one task.
    const resizing = new ResizeObserver(update);
    resizing.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [scroller, update]);

  const isPrinting = usePrinting();
  const printed = { first: 0, end: Math.min(rowCount, maxPrintedRows), above: 0, below: 0 };

  return {
    ...(isPrinting ? printed : view),
    pageRows: () => Math.floor(read().viewportHeight / rowHeight) - 1,
    scrollToRow: (row) => {
      const top = scrollTopFor(row, read());
      if (top === undefined || !scroller.current) return;
      scroller.current.scrollTop = top;
      update();
    },
  };
}
