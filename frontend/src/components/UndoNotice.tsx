import cross from 'bootstrap-icons/icons/x-lg.svg?glyph';
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
  return (
    <div className="undo-notice-place" role="status">
      {message !== null && (
        <div className="undo-notice">
          <span className="undo-notice-message">{message}</span>
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onUndo}>
            {t('undo')}
          </button>
          <button type="button" className="btn btn-icon" aria-label={t('dismiss')} onClick={onDismiss}>
            <Icon glyph={cross} />
          </button>
        </div>
      )}
    </div>
  );
}
