import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { neighbourRow } from '../../components/neighbourRow';
import { useRerenderEveryMinute } from '../../components/useRerenderEveryMinute';
import { keyOfVersion } from '../../lib/versionKey';
import { ActivityEntry } from './ActivityEntry';
import { loadsMoreOnScroll } from './activityReducer';

import type { Activity } from './useActivity';

export interface ActivityListProps {
  readonly activity: Activity;
  readonly onChoosePerson: (id: string) => void;
}

/** In pixels, until an entry is measured. */
const estimatedHeight = 104;
/** Older entries are loaded when fewer than this many remain below. */
const ahead = 15;

/**
 * A virtual list of changes: only the visible ones are rendered. The entries are one tab stop; the arrow keys, Home and
 * End move between them.
 */
export function ActivityList({ activity, onChoosePerson }: ActivityListProps) {
  const { t } = useTranslation('activity');
  const { entries, nextToken, readOn } = activity;
  const list = useRef<HTMLOListElement>(null);
  const top = useTopOf(list);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = Math.max(0, activeKey === null ? 0 : entries.findIndex((one) => keyOfVersion(one) === activeKey));
  const toFocus = useRef<number | null>(null);
  useRerenderEveryMinute();

  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].sort((one, other) => one - other),
    [active],
  );
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const version = entries[index];
      return version ? keyOfVersion(version) : index;
    },
    // The entry with the tab stop stays mounted when it is scrolled out of sight.
    rangeExtractor,
    overscan: 6,
    scrollMargin: top,
  });
  const rows = virtual.getVirtualItems();

  const isNearEnd = (virtual.range?.endIndex ?? 0) >= entries.length - ahead;
  const loadsOnScroll = isNearEnd && loadsMoreOnScroll(activity);
  useEffect(() => {
    if (loadsOnScroll) readOn();
  }, [loadsOnScroll, readOn]);

  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    virtual.scrollToIndex(toFocus.current);
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] [data-row-link]`);
    link?.focus({ preventScroll: true });
    if (link) toFocus.current = null;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('[data-row-link]')) return;
    const next = neighbourRow(event, active, entries.length);
    const version = next === undefined ? undefined : entries[next];
    if (next === undefined || !version) return;
    event.preventDefault();
    toFocus.current = next;
    setActiveKey(keyOfVersion(version));
  };

  return (
    <ol
      ref={list}
      className="activity-list"
      aria-label={t('list')}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {rows.map(({ index, key, start }) => {
        const version = entries[index];
        return (
          version && (
            <li
              key={key}
              ref={virtual.measureElement}
              className="activity-row"
              data-index={index}
              aria-setsize={nextToken === null ? entries.length : -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <ActivityEntry
                version={version}
                isActive={index === active}
                onFocus={() => setActiveKey(keyOfVersion(version))}
                onChoosePerson={onChoosePerson}
              />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** How far an element is from the top of the page, in pixels, as what is above it grows and shrinks. */
function useTopOf(element: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [element]);
  return top;
}
