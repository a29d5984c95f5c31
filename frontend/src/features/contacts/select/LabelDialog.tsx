import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { DiscardDialog } from '../../../components/ConfirmDialog';
import { useCloseQuestion } from '../../../components/useDiscardQuestion';
import { useFormats } from '../../../components/useFormats';
import { type Contact, labelsOf, readLabels } from '../contact';
import { contactsLabelled, selectContactLabels } from '../contactsSlice';

export interface LabelDialogProps {
  readonly contacts: readonly Contact[];
  readonly onClose: () => void;
}

/**
 * Adds labels to contacts and removes them. A label that only some of them have is indeterminate until it is ticked.
 */
export default function LabelDialog({ contacts, onClose }: LabelDialogProps) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const labels = useAppSelector(selectContactLabels);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [text, setText] = useState('');
  const hasChoice = ticked.size > 0 || readLabels(text).length > 0;
  const question = useCloseQuestion(hasChoice, onClose);
  const countOf = (label: string) => contacts.filter((contact) => labelsOf(contact).includes(label)).length;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // An existing label keeps its spelling.
    const typed = readLabels(text).map(
      (label) => labels.find((known) => known.toLowerCase() === label.toLowerCase()) ?? label,
    );
    const chosen = [...ticked.keys()];
    const change = {
      add: [...new Set([...chosen.filter((label) => ticked.get(label)), ...typed])],
      remove: chosen.filter((label) => !ticked.get(label) && !typed.includes(label)),
    };
    dispatch(contactsLabelled({ ids: contacts.map((contact) => contact.id), change }));
    onClose();
  };
  return (
    <Modal
      isOpen
      toggle={question.close}
      labelledBy={`${id}title`}
      centered
      autoFocus={false}
      onOpened={() => {
        // A field may have the focus before the dialog has faded in.
        if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
      }}
    >
      <form ref={form} onSubmit={save}>
        <div className="modal-header">
          <h2 id={`${id}title`} className="modal-title">
            {t('labelTitle', { count: contacts.length, formatted: number(contacts.length) })}
          </h2>
          <button
            type="button"
            className="btn-close"
            aria-label={t('close', { ns: 'apps' })}
            onClick={question.close}
          />
        </div>
        <div className="modal-body contact-labels">
          {labels.map((label) => {
            const count = countOf(label);
            const isTicked = ticked.get(label) ?? (count > 0 && count === contacts.length);
            return (
              <label key={label} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={isTicked}
                  ref={(box) => {
                    if (box) box.indeterminate = !ticked.has(label) && count > 0 && count < contacts.length;
                  }}
                  onChange={() => setTicked(new Map(ticked).set(label, !isTicked))}
                />
                <span className="form-check-label" dir="auto">
                  {label}
                </span>
              </label>
            );
          })}
          <div>
            <label className="form-label" htmlFor={`${id}new`}>
              {t('newLabels')}
            </label>
            <input
              id={`${id}new`}
              className="form-control"
              maxLength={200}
              autoComplete="off"
              aria-describedby={`${id}hint`}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <p id={`${id}hint`} className="form-text mb-0">
              {t('labelsHint')}
            </p>
          </div>
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" onClick={question.close}>
            {t('cancel')}
          </button>
          <button type="submit" className="btn btn-primary" disabled={!hasChoice}>
            {t('saveLabels')}
          </button>
        </div>
      </form>
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={t('leave.labels')}
        confirm={t('leave.confirm')}
      />
    </Modal>
  );
}
