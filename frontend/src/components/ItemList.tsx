import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import './item-list.scss';
import { neighbourRow } from './neighbourRow';
import { observeSizeInFrame } from './observeSizeInFrame';
import { useRowHeight } from './useRowHeight';

export interface ItemListProps<Item extends { id: number }> {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Of every row, in pixels; a compact page has lower ones. */
  readonly rowHeight: number;
  /** The item shown beside the list. */
  readonly selected: number | null;
  /** Where an item's link leads (`useSelectedIdParam().addressOf`). */
  readonly addressOf: (id: number) => string;
  /** What the link to an item holds. */
  readonly children: (item: Item) => ReactNode;
  /** A control before the link, such as a checkbox. */
  readonly before?: (item: Item) => ReactNode;
  /** A control after the link, such as a star. */
  readonly after?: (item: Item) => ReactNode;
}

/** Of a list in most windows, in pixels. */
const assumedHeight = 640;

/** In pixels; as in sample-data.scss, for the rows' place while they load. */
const compactSaving = 12;

/**
 * Items to choose from, however many: only those in sight are drawn. The links are one tab stop; the arrow keys, Home
 * and End move between them, Enter opens.
 */
export function ItemList<Item extends { id: number }>(props: ItemListProps<Item>) {
  const { label, items, selected, addressOf, children, before, after } = props;
  const rowHeight = useRowHeight(props.rowHeight, props.rowHeight - compactSaving);
  const scroller = useRef<HTMLDivElement>(null);
  const { active, setActiveId, onKeyDown, toFocus } = useActiveRow(items, selected);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
    [active],
  );
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    // Until it is measured: the rows would be drawn in the task that measures.
    initialRect: { width: 0, height: assumedHeight },
    observeElementRect: observeSizeInFrame,
    getItemKey: (index) => items[index]?.id ?? index,
    // The row with the tab stop stays there when it is scrolled out of sight.
    rangeExtractor: items.length > 0 ? rangeExtractor : defaultRangeExtractor,
    overscan: 8,
  });

  // The list keeps the heights that it was first given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the list only the height of its rows counts
  useLayoutEffect(() => virtual.measure(), [rowHeight]);

  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    virtual.scrollToIndex(toFocus.current);
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] [data-row-link]`);
    link?.focus({ preventScroll: true });
    if (link) toFocus.current = null;
  });

  return (
    <div className="item-list" ref={scroller}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }} onKeyDown={onKeyDown}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <Row
              key={key}
              item={item}
              index={index}
              count={items.length}
              start={start}
              height={rowHeight}
              address={addressOf(item.id)}
              isSelected={item.id === selected}
              isActive={index === active}
              onFocus={setActiveId}
              before={before}
              after={after}
            >
              {children}
            </Row>
          );
        })}
      </ul>
    </div>
  );
}

interface RowProps<Item extends { id: number }> extends Pick<ItemListProps<Item>, 'children' | 'before' | 'after'> {
  readonly item: Item;
  readonly index: number;
  readonly count: number;
  /** In pixels, from the top of the list. */
  readonly start: number;
  readonly height: number;
  readonly address: string;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly onFocus: (id: number) => void;
}

/** One item. While the list scrolls, the rows that stay are left as they are. */
const Row = memo(function Row<Item extends { id: number }>(props: RowProps<Item>) {
  const { item, index, count, start, height, address, isSelected, isActive, onFocus, children, before, after } = props;
  return (
    <li
      className="item-row"
      data-index={index}
      data-item-id={item.id}
      data-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ height, transform: `translateY(${start}px)` }}
    >
      {before?.(item)}
      <Link
        to={address}
        preventScrollReset
        className="item-link"
        data-row-link=""
        aria-current={isSelected ? 'true' : undefined}
        tabIndex={isActive ? 0 : -1}
        onFocus={() => onFocus(item.id)}
      >
        {children(item)}
      </Link>
      {after?.(item)}
    </li>
  );
}) as <Item extends { id: number }>(props: RowProps<Item>) => ReactNode;

/** The row that has the list's tab stop: the selected one, until another has the focus. */
function useActiveRow(items: readonly { id: number }[], selected: number | null) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const toFocus = useRef<number | null>(null);
  const place = useRef(0);
  const successor = useRef<number | null>(null);
  const indexOf = (id: number | null) => items.findIndex((item) => item.id === id);
  const activeIndex = indexOf(activeId);
  if (activeIndex >= 0) {
    place.current = activeIndex;
    successor.current = null;
  } else if (hasFocus(activeId)) {
    // It was deleted: the row that takes its place has the focus next.
    successor.current = items[Math.min(place.current, items.length - 1)]?.id ?? null;
  }
  const active = [activeIndex, indexOf(successor.current), indexOf(selected)].find((index) => index >= 0) ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('[data-row-link]')) return;
    const next = neighbourRow(event, active, items.length);
    if (next === undefined) return;
    event.preventDefault();
    toFocus.current = next;
    setActiveId(items[next]?.id ?? null);
  };
  return { active, setActiveId, onKeyDown, toFocus };
}

/** Whether the focus is in the row of an item, as it is drawn now. */
const hasFocus = (id: number | null) =>
  id !== null && document.activeElement?.closest<HTMLElement>('[data-item-id]')?.dataset.itemId === String(id);
