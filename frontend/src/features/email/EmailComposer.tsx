import send from 'bootstrap-icons/icons/send.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { type AddressProblem, addressProblem, type Draft, draftOf } from './compose';
import type { Email } from './email';
import { emailDrafted } from './emailSlice';

export interface EmailComposerProps {
  /** The draft as it was when the composer opened; it is updated while the user types. */
  readonly email: Email;
  readonly onSend: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

/** Writes an email. Each change is stored in its draft, so there is no save button. */
export function EmailComposer({ email, onSend, onDiscard }: EmailComposerProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(email));
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const isAddressed = useRef(draft.to !== '');
  useEffect(() => {
    // The new text goes above the quotation.
    textField.current?.setSelectionRange(0, 0);
    if (isAddressed.current) textField.current?.focus();
    else addressField.current?.focus();
  }, []);

  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    if (problem) setProblem(addressProblem(next.to));
    dispatch(emailDrafted({ id: email.id, draft: next, time: new Date().toISOString() }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblem(draft.to);
    setProblem(found);
    if (found) addressField.current?.focus();
    else onSend(draft);
  };

  return (
    <form className="email-composer" onSubmit={submit} noValidate aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{draft.subject || t('newEmail')}</h2>
      <div>
        <label htmlFor={`${id}to`}>{t('field.To')}</label>
        <input
          id={`${id}to`}
          ref={addressField}
          type="text"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          className={clsx('form-control', problem && 'is-invalid')}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}problem` : undefined}
          placeholder={t('toPlaceholder')}
          value={draft.to}
          onChange={(event) => change({ to: event.target.value })}
        />
        {problem && (
          <p id={`${id}problem`} className="email-problem" role="alert">
            {problem.kind === 'missing' ? t('problem.missing') : t('problem.malformed', { address: problem.address })}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={`${id}subject`}>{t('field.subject')}</label>
        <input
          id={`${id}subject`}
          type="text"
          autoComplete="off"
          className="form-control"
          dir="auto"
          maxLength={200}
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </div>
      <div className="email-text">
        <label htmlFor={`${id}text`}>{t('field.text')}</label>
        <textarea
          id={`${id}text`}
          ref={textField}
          className="form-control"
          dir="auto"
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <div className="email-composer-foot">
        <button type="submit" className="btn btn-primary">
          <Icon icon={send} directional />
          {t('send')}
        </button>
        <span className="email-address">{t('kept')}</span>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('discard')}
          title={t('discard')}
          onClick={onDiscard}
        >
          <Icon icon={trash} />
        </button>
      </div>
    </form>
  );
}
