import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import './undo-notice.scss';

export interface UndoNoticeProps {
  /** What was done, such as "Note deleted"; null while there is nothing to undo. */
  readonly message: string | null;
  readonly onUndo: () => void;
  /** The person is content with what was done. */
  readonly onDismiss: () => void;
}

/** Says what was just deleted, with a way back. It stays until it is used or dismissed, so nobody has to hurry. */
export function UndoNotice({ message, onUndo, onDismiss }: UndoNoticeProps) {
  const { t } = useTranslation('apps');
  const place = useRetainFocus(message);
  return (
    <div className="undo-notice-place" role="status" ref={place}>
      {message !== null && (
        <div className="undo-notice" tabIndex={-1}>
          <span className="undo-notice-message">{message}</span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onUndo}>
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

/** What was deleted takes the focus along, and so does the notice when it goes: the way back, or the page, has it then. */
function useRetainFocus(message: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const said = useRef(message);
  const hadFocus = useRef(false);
  hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (said.current === message) return;
    said.current = message;
    if (document.activeElement !== document.body) return;
    const taker =
      message === null ? hadFocus.current && place.current?.closest('main') : place.current?.firstElementChild;
    if (taker instanceof HTMLElement) taker.focus({ preventScroll: true });
  }, [message]);
  return place;
}
