import send from 'bootstrap-icons/icons/send.svg?glyph';
import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { defineLazy, LazyComponent } from '../../components/LazyComponent';
import { RestrictedButton } from '../../components/RestrictedButton';
import { RichTextField } from '../../components/rich-text/RichTextField';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { isApple } from '../../lib/platform';
import { cancelUploadsOf, useUploads } from './attachments/uploads';
import {
  type AddressProblem,
  addressProblem,
  type Draft,
  draftOf,
  type RecipientsName,
  recipientFields,
} from './compose';
import { isBlank } from './draftEmail';
import type { Email } from './email';
import { emailDrafted } from './emailSlice';
import { RecipientField } from './RecipientField';
import { useRecipients } from './useRecipients';

const attachmentField = defineLazy(() => import('./attachments/AttachmentField'));

export interface EmailComposerProps {
  /** The stored draft: it changes while somebody types, here or in another tab. */
  readonly email: Email;
  readonly onSend: (draft: Draft) => void;
  readonly onDiscard: () => void;
}

/** Writes an email. Each change is stored in its draft, so there is no save button. */
export function EmailComposer({ email, onSend, onDiscard }: EmailComposerProps) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const id = useId();
  const draft = draftOf(email);
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const [hasCopies, setCopies] = useState(Boolean(draft.cc || draft.bcc));
  if (!hasCopies && (draft.cc || draft.bcc)) setCopies(true);
  const known = useRecipients();
  const isUploading = useUploads().some(({ emailId }) => emailId === email.id);
  const addressFields = useRef<Partial<Record<RecipientsName, HTMLInputElement | null>>>({});

  const isAddressed = useRef(draft.to !== '');
  useEffect(() => {
    if (!isAddressed.current) addressFields.current.to?.focus();
  }, []);

  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    if (problem) setProblem(addressProblem(next));
    dispatch(emailDrafted({ id: email.id, draft: next, time: new Date().toISOString() }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblem(draft);
    setProblem(found);
    if (found) addressFields.current[found.field]?.focus();
    else if (!isUploading) onSend(draft);
  };
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter') return;
    // There Enter, with Ctrl too, finishes the link.
    if (event.target instanceof Element && event.target.closest('.rich-text-link')) return;
    // In a form, Enter in a field of one line submits: half an email would be sent.
    if (event.target instanceof HTMLInputElement && !isOfInputMethod(event)) event.preventDefault();
    if (event.repeat || !(isApple ? event.metaKey : event.ctrlKey)) return;
    // Before the editor, which would begin a line.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.requestSubmit();
  };

  return (
    <form
      className="email-composer"
      onSubmit={submit}
      onKeyDownCapture={submitByKey}
      noValidate
      aria-labelledby={`${id}title`}
    >
      {/* The button is before the field, so that Tab leads from the recipients to the subject. */}
      <div className="email-composer-head detail-bar">
        <h2 id={`${id}title`}>{draft.subject || t('newEmail')}</h2>
        {!hasCopies && (
          <button
            type="button"
            className="btn btn-link btn-sm email-copies"
            onClick={() => {
              flushSync(() => setCopies(true));
              addressFields.current.cc?.focus();
            }}
          >
            {t('addCopies')}
          </button>
        )}
      </div>
      {recipientFields
        .filter((field) => field === 'to' || hasCopies)
        .map((field) => (
          <RecipientField
            key={field}
            ref={(element) => {
              addressFields.current[field] = element;
            }}
            label={t(`field.${field}`)}
            value={draft[field] ?? ''}
            known={known}
            problem={
              problem?.field === field
                ? t(`problem.${problem.kind}`, { address: 'address' in problem ? problem.address : '' })
                : undefined
            }
            onChange={(text) => change({ [field]: text })}
          />
        ))}
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
        <span id={`${id}text`} className="email-field-name">
          {t('field.text')}
        </span>
        <RichTextField
          labelId={`${id}text`}
          html={draft.html}
          takesFocus={isAddressed.current}
          onChange={(html) => change({ html })}
        />
      </div>
      <div className="email-attachments">
        <LazyComponent part={attachmentField} props={{ email }} />
      </div>
      <div className="email-composer-foot">
        <RestrictedButton
          type="submit"
          className="btn btn-primary"
          title={`${t('send')} (${isApple ? '⌘ ' : 'Ctrl+'}Enter)`}
          aria-keyshortcuts={isApple ? 'Meta+Enter' : 'Control+Enter'}
          reason={isUploading ? t('attachments.waitForUpload') : undefined}
        >
          <Icon icon={send} directional />
          {t('send')}
        </RestrictedButton>
        {(isUploading || !isBlank(email)) && <span className="email-address">{t('savedAsDraft')}</span>}
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('discard')}
          title={t('discard')}
          onClick={() => {
            cancelUploadsOf(email.id);
            onDiscard();
          }}
        >
          <Icon icon={trash} />
        </button>
      </div>
    </form>
  );
}
