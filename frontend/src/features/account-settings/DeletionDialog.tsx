import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Modal } from 'reactstrap';
import { FocusableButton } from '../../components/FocusableButton';
import { Spinner } from '../../components/Spinner';
import { useErrorSentence } from '../../components/useErrorSentence';
import { useDeletion } from './useDeletion';

interface DeletionDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** Says what the deletion of the account means, and deletes it once its address is typed. */
export function DeletionDialog({ email, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('profile');
  const sentence = useErrorSentence();
  const { deletion, start } = useDeletion();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isDeleting = deletion.at === 'deleting';
  const isBusy = deletion.at === 'checking' || isDeleting;
  const close = () => !isDeleting && onClose();
  const submit = () => {
    if (isBusy) return;
    const isRight = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isRight);
    if (!isRight) field.current?.focus();
    else void start();
  };

  return (
    <Modal isOpen toggle={close} labelledBy={`${id}-title`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="modal-header">
          <h2 id={`${id}-title`} className="modal-title">
            {t('deletion.heading')}
          </h2>
        </div>
        <div className="modal-body">
          {deletion.at === 'checking' && (
            <p role="status" className="mb-0">
              <Spinner /> {t('deletion.checking')}
            </p>
          )}
          {deletion.at === 'lastAdmin' && (
            <p role="alert" className="mb-0">
              {t('deletion.lastAdmin')} <Link to="/people">{t('deletion.people')}</Link>
            </p>
          )}
          {deletion.at !== 'checking' && deletion.at !== 'lastAdmin' && (
            <>
              <p>{t('deletion.deleted')}</p>
              <p>{t('deletion.stays')}</p>
              <p>{t('deletion.others')}</p>
              <label htmlFor={id} className="form-label">
                {t('deletion.type', { email })}
              </label>
              <input
                ref={field}
                id={id}
                className={isWrong ? 'form-control is-invalid' : 'form-control'}
                type="text"
                inputMode="email"
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                aria-invalid={isWrong}
                aria-describedby={`${id}-problem`}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setWrong(false);
                }}
              />
              <p id={`${id}-problem`} role="alert" className="text-danger mt-2 mb-0">
                {isWrong && t('deletion.mismatch')}
                {deletion.at === 'failed' && t('deletion.failed', { reason: sentence(deletion.error) })}
              </p>
            </>
          )}
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" disabled={isDeleting} onClick={close}>
            {deletion.at === 'lastAdmin' ? t('deletion.close') : t('export.cancel')}
          </button>
          {deletion.at !== 'lastAdmin' && (
            <FocusableButton type="submit" className="btn btn-danger" isDisabled={isBusy}>
              {isDeleting && <Spinner />}
              {t(isDeleting ? 'deletion.busy' : 'deletion.confirm')}
            </FocusableButton>
          )}
        </div>
      </form>
    </Modal>
  );
}
