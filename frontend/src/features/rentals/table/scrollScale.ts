/** The tallest content, in pixels, that every browser scrolls: Firefox gives up at 17.8 million, Chrome at 33.5. */
const tallest = 12_000_000;

/** How far a scroller is, and how that compares with the rows it stands for; all in pixels. */
export interface ScrollScale {
  /** The height that the content gets. */
  readonly contentHeight: number;
  /** How much of the rows a pixel of scrolling stands for: more than 1 once they are taller than a browser can scroll. */
  readonly factor: number;
}

export function scrollScale(rowsHeight: number, viewportHeight: number): ScrollScale {
  const contentHeight = Math.min(rowsHeight, tallest);
  const scrollable = contentHeight - viewportHeight;
  const factor = contentHeight === rowsHeight || scrollable <= 0 ? 1 : (rowsHeight - viewportHeight) / scrollable;
  return { contentHeight, factor };
}

/** The rows to draw, and where they stand in the content. */
export interface RowWindow {
  readonly first: number;
  /** After the last. */
  readonly end: number;
  /** Free height in front of the first row, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Rows are drawn in steps of so many, so that most scrolling draws nothing new. */
const step = 4;

export interface Scrolling {
  readonly rowCount: number;
  readonly rowHeight: number;
  /** Of the rows alone, without the head. */
  readonly viewportHeight: number;
  readonly scrollTop: number;
}

/** The rows in sight, with a step of rows before and after them. */
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
 * How far to scroll for a row to be in sight.
 * @returns undefined when it is already
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
