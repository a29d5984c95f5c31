import envelope from 'bootstrap-icons/icons/envelope.svg?glyph';
import envelopeOpen from 'bootstrap-icons/icons/envelope-open.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { ArchiveButton } from './ArchiveButton';
import { deletedWith, withFolders } from './conversations';
import { EmailMoveSelect } from './EmailMoveSelect';
import { areInTrash, type Email } from './email';
import { emailsChecked, selectEmailState } from './emailSlice';
import { TrashButton } from './TrashButton';
import type { EmailActions } from './useEmailActions';

export interface BulkActionsProps {
  readonly emails: readonly Email[];
  readonly actions: EmailActions;
}

/** Checks all listed emails, and offers actions for the checked ones. */
export function BulkActions({ emails, actions }: BulkActionsProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { filter, items } = useAppSelector(selectEmailState);
  const checked = emails.filter((email) => email.checked);
  const ids = checked.map(({ id }) => id);
  const movable = checked.filter(({ draft }) => !draft);
  const canMove = movable.length > 0;
  const areAll = ids.length > 0 && ids.length === emails.length;
  const mark = (unread: boolean) => {
    actions.markUnread(checked, unread);
    dispatch(emailsChecked({ ids, checked: false }));
  };
  return (
    <div className="email-bulk">
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          aria-label={t('checkAll')}
          checked={areAll}
          disabled={emails.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = ids.length > 0 && !areAll;
          }}
          onChange={() => dispatch(emailsChecked({ ids: emails.map(({ id }) => id), checked: !areAll }))}
        />
        <span className="form-check-label" role="status">
          {ids.length > 0 ? t('checked', { count: ids.length }) : t('checkAll')}
        </span>
      </label>
      {ids.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no toolbar element
        <div className="email-bulk-actions" role="group" aria-label={t('bulk')}>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('markRead')}
            title={t('markRead')}
            onClick={() => mark(false)}
          >
            <Icon icon={envelopeOpen} />
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('markUnread')}
            title={t('markUnread')}
            onClick={() => mark(true)}
          >
            <Icon icon={envelope} />
          </button>
          {filter !== 'archive' && canMove && (
            <ArchiveButton
              emails={withFolders(items, movable).length}
              chosen={ids.length}
              onClick={() => actions.archive(checked)}
            />
          )}
          <TrashButton
            isTrash={areInTrash(checked)}
            emails={deletedWith(items, checked).length}
            chosen={ids.length}
            onClick={() => actions.toggleTrash(checked)}
          />
          {canMove && <EmailMoveSelect onMove={(target) => actions.move(checked, target)} />}
        </div>
      )}
    </div>
  );
}
