/** The maximum content height, in pixels, that every browser scrolls: Firefox fails at 17.8 million, Chrome at 33.5. */
const tallest = 12_000_000;

/** The scale between a scroll container's content and the rows that it represents; all in pixels. */
export interface ScrollScale {
  /** The height of the content. */
  readonly contentHeight: number;
  /** The pixels of rows per pixel of scrolling: more than 1 once the rows are taller than a browser can scroll. */
  readonly factor: number;
}

export function scrollScale(rowsHeight: number, viewportHeight: number): ScrollScale {
  const contentHeight = Math.min(rowsHeight, tallest);
  const scrollable = contentHeight - viewportHeight;
  const factor = contentHeight === rowsHeight || scrollable <= 0 ? 1 : (rowsHeight - viewportHeight) / scrollable;
  return { contentHeight, factor };
}

/** The rows to render, and their position in the content. */
export interface RowWindow {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** The empty height above the first row, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Rows are rendered in steps of this number, so that most scrolling renders nothing new. */
const step = 4;

export interface Scrolling {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** The height of the rows' area, without the head. */
  readonly viewportHeight: number;
  readonly scrollTop: number;
}

/** The visible rows, with one step of rows before and after them. */
export function rowWindow({ rowCount, rowHeight, viewportHeight, scrollTop }: Scrolling): RowWindow {
  const { contentHeight, factor } = scrollScale(rowCount * rowHeight, viewportHeight);
  const top = scrollTop * factor;
  const firstInSight = Math.floor(top / rowHeight);
  const first = Math.max(0, Math.min(Math.floor(firstInSight / step) * step - step, rowCount));
  const inSight = Math.ceil(viewportHeight / rowHeight);
  const end = Math.min(rowCount, first + inSight + 3 * step);
  const above = Math.max(0, first * rowHeight - top + scrollTop);
  return { first, end, above, below: Math.max(0, contentHeight - above - (end - first) * rowHeight) };
}

/**
 * The scroll position that shows a row.
 * @returns undefined if it is already visible
 */
export function scrollTopFor(row: number, scrolling: Scrolling): number | undefined {
  const { rowCount, rowHeight, viewportHeight, scrollTop } = scrolling;
  const { factor } = scrollScale(rowCount * rowHeight, viewportHeight);
  const top = scrollTop * factor;
  const rowTop = row * rowHeight;
  if (rowTop < top) return rowTop / factor;
  const rowEnd = rowTop + rowHeight;
  return rowEnd > top + viewportHeight ? Math.ceil((rowEnd - viewportHeight) / factor) : undefined;
}
