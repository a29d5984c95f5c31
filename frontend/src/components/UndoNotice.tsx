import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { oncePerDoubleClick } from '../lib/oncePerDoubleClick';
import { Icon } from './Icon';
import './undo-notice.scss';
import { usePageMark } from './usePageMark';
import { withNames } from './withNames';

export interface UndoNoticeProps {
  /**
   * What was done, such as "Note deleted"; null while there is nothing to undo. A name in it (lib/isolate.ts) keeps its
   * own direction.
   */
  readonly message: string | null;
  /** What was done: for another one with the same message, that is announced again. */
  readonly of?: unknown;
  readonly onUndo: () => void;
  /** Dismissed without undoing. */
  readonly onDismiss: () => void;
  /** What takes the focus of a notice that closes; by default the page. An open dialog comes first. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** Tells what was just deleted, with an undo button. It stays until it is used or dismissed. */
export function UndoNotice({ message, of, onUndo, onDismiss, focusAfter }: UndoNoticeProps) {
  const { t } = useTranslation('apps');
  const key = useKeyOf(of);
  const place = useRetainFocus(message, focusAfter);
  usePageMark('undoNotice', message !== null);
  return (
    <div className="undo-notice-place" role="status" ref={place}>
      {message !== null && (
        <div className="undo-notice" tabIndex={-1}>
          <span key={key} className="undo-notice-message">
            {withNames(message)}
          </span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={oncePerDoubleClick(onUndo)}>
            {t('undo')}
          </button>
          <button type="button" className="btn btn-icon" aria-label={t('dismiss')} onClick={onDismiss}>
            <Icon icon={cross} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Another number for each value. A live region whose text stays is not announced: a new element is. */
function useKeyOf(value: unknown): number {
  const known = useRef({ value, key: 0 });
  if (known.current.value !== value) known.current = { value, key: known.current.key + 1 };
  return known.current.key;
}

/** Moves the focus to the notice when a deleted item had it, and away from it when the notice closes. */
function useRetainFocus(message: string | null, focusAfter: UndoNoticeProps['focusAfter']) {
  const place = useRef<HTMLDivElement>(null);
  const said = useRef(message);
  const hadFocus = useRef(false);
  hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (said.current === message) return;
    said.current = message;
    if (document.activeElement !== document.body) return;
    const taker =
      message === null
        ? hadFocus.current &&
          (document.querySelector('[aria-modal="true"]') ?? focusAfter?.current ?? place.current?.closest('main'))
        : place.current?.firstElementChild;
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true });
  }, [message, focusAfter]);
  return place;
}
