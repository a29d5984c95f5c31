import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppSelector } from '../../../app/hooks';
import { useFormats } from '../../../components/useFormats';
import type { Conflict } from '../sync/outbox';
import { selectConflicts } from '../sync/rentalsSlice';
import { ConflictForm } from './ConflictForm';
import './conflicts.scss';
import { useRentalPanels } from '../edit/useRentalPanels';

const nameOf = ({ mine, seen, theirs }: Conflict) => mine.Name ?? seen?.Name ?? theirs.Name;

/** All rentals in conflict, one at a time. Closing it resolves nothing: unresolved ones stay listed. */
export default function ConflictsDialog() {
  const { t } = useTranslation('rentals');
  const { number } = useFormats();
  const conflicts = useAppSelector(selectConflicts);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { close } = useRentalPanels();
  const index = Math.max(
    0,
    conflicts.findIndex(({ id }) => id === chosenId),
  );
  const conflict = conflicts[index];
  const shown = useRef(conflict?.id);

  useEffect(() => {
    if (shown.current === conflict?.id) return;
    shown.current = conflict?.id;
    // The pressed buttons disappear with their conflict.
    heading.current?.focus();
  }, [conflict?.id]);

  return (
    <Modal isOpen toggle={close} size="lg" scrollable labelledBy={titleId} className="conflicts-dialog">
      <div className="modal-header">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="modal-title">
          {t('conflict.title')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('conflict.later')} onClick={close} />
      </div>
      {conflict ? (
        <>
          <div className="conflicts-intro">
            <p>{t('conflict.explanation')}</p>
            {conflicts.length === 1 ? (
              <p className="conflicts-rental">
                <bdi>{nameOf(conflict)}</bdi>
              </p>
            ) : (
              <label className="conflicts-choice">
                <span>
                  {t('conflict.list')}{' '}
                  <small>
                    {t('conflict.position', { position: number(index + 1), total: number(conflicts.length) })}
                  </small>
                </span>
                <select
                  className="form-select"
                  value={conflict.id}
                  onChange={(event) => setChosenId(event.target.value)}
                >
                  {conflicts.map((one) => (
                    <option key={one.id} value={one.id}>
                      {nameOf(one)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <ConflictForm key={conflict.id} conflict={conflict} onLater={close} />
        </>
      ) : (
        <>
          <div className="modal-body">
            <p className="mb-0" role="status">
              {t('conflict.done')}
            </p>
          </div>
          <div className="modal-footer">
            <button type="button" className="btn btn-primary" onClick={close}>
              {t('edit.close')}
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
