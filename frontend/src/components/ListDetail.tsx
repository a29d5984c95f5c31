import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?glyph';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import './list-detail.scss';
import { useRestoreFocus } from './useRestoreFocus';

export interface ListDetailProps {
  /** Names the pane of the list, and that of the detail. */
  readonly listLabel: string;
  readonly detailLabel: string;
  /** Search and filters, above the list. */
  readonly tools?: ReactNode;
  /** An `ItemList`, or its placeholder. */
  readonly list: ReactNode;
  readonly detail: ReactNode;
  /** What the detail is of: when that changes, the pane begins at its top. */
  readonly detailOf: number | string | null;
  /** Whether a narrow screen shows the detail rather than the list. */
  readonly isDetailOpen: boolean;
  /** Goes back to the list, on a narrow screen. */
  readonly onBack: () => void;
}

/** Where the list and the detail do not fit beside each other; list-detail.scss has the same. */
export const narrow = '(max-width: 767.98px)';

/** A list and the item chosen in it: side by side where there is room, one after the other on a phone. */
export function ListDetail(props: ListDetailProps) {
  const { listLabel, detailLabel, tools, list, detail, detailOf, isDetailOpen, onBack } = props;
  const { t } = useTranslation('apps');
  const listPane = useRef<HTMLElement>(null);
  const detailPane = useRef<HTMLElement>(null);
  useRestoreFocus(listPane, () => rowOf(listPane.current) ?? listPane.current?.querySelector('input') ?? null);
  useRestoreFocus(detailPane, () => detailPane.current);
  useFocusOnSwitch(isDetailOpen, listPane, detailPane);
  // Setting the place of a pane that is at its top would lay out the whole page.
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each detail starts at its top
  useLayoutEffect(() => {
    if (detailPane.current && isScrolled.current) detailPane.current.scrollTop = 0;
    isScrolled.current = false;
  }, [detailOf]);
  return (
    <div className="list-detail card" data-detail-open={isDetailOpen}>
      <section className="list-pane" aria-label={listLabel} ref={listPane}>
        {tools && <div className="list-tools">{tools}</div>}
        {list}
      </section>
      <section
        className="detail-pane"
        aria-label={detailLabel}
        ref={detailPane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and what is in it may hold nothing that takes the focus
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        <button type="button" className="btn btn-link detail-back" onClick={onBack}>
          <Icon icon={arrowLeft} directional />
          <span>{t('backToList')}</span>
        </button>
        {detail}
      </section>
    </div>
  );
}

/** On a narrow screen one pane replaces the other: moves the focus to it. */
function useFocusOnSwitch(
  isDetailOpen: boolean,
  listPane: RefObject<HTMLElement | null>,
  detailPane: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isDetailOpen);
  useEffect(() => {
    if (wasOpen.current === isDetailOpen) return;
    wasOpen.current = isDetailOpen;
    if (!matchMedia(narrow).matches) return;
    if (isDetailOpen) detailPane.current?.focus({ preventScroll: true });
    else (listPane.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? rowOf(listPane.current))?.focus();
  }, [isDetailOpen, listPane, detailPane]);
}

/** The row that has the list's tab stop. */
const rowOf = (listPane: HTMLElement | null) =>
  listPane?.querySelector<HTMLElement>('[data-row-link][tabindex="0"]') ?? null;
