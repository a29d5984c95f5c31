import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Modal } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { DiscardDialog } from '../../components/ConfirmDialog';
import { useDiscardQuestion } from '../../components/useDiscardQuestion';
import { writeDay } from '../../lib/days';
import { useKeptInput } from '../session/public/keptInput';
import { draftProblems, emptyDraft, newTicketForm, type TicketDraft } from './newTicket';
import { TicketDraftFields } from './TicketDraftFields';
import { nextTicketId, selectTicketsState, ticketAdded } from './ticketsSlice';
import { ticketAddress } from './useTickets';

/** Adds a ticket, and opens its page. Errors are shown on submit. */
export default function TicketDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const newId = nextTicketId(useAppSelector(selectTicketsState));
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { restored, keep } = useKeptInput<TicketDraft>(newTicketForm);
  const [draft, setDraft] = useState(restored ?? emptyDraft);
  const [isDueUnreadable, setDueUnreadable] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isChanged = isDueUnreadable || JSON.stringify(draft) !== JSON.stringify(emptyDraft);
  const question = useDiscardQuestion(isChanged, onClose);
  keep(isChanged ? draft : null);
  const problems = draftProblems(draft, writeDay(new Date()), isDueUnreadable);
  const change = (changed: Partial<TicketDraft>) => setDraft((now) => ({ ...now, ...changed }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [firstProblem] = Object.keys(problems);
    if (firstProblem) {
      form.current?.querySelector<HTMLElement>(`[name="${firstProblem}"]`)?.focus();
      return;
    }
    if (!question.release()) return;
    dispatch(ticketAdded(draft));
    navigate(ticketAddress(newId));
  };

  return (
    <Modal
      isOpen
      toggle={question.close}
      labelledBy={`${id}heading`}
      centered
      autoFocus={false}
      onOpened={() => {
        // The user may focus a field before the dialog has faded in.
        if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
      }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <div className="modal-header">
          <h2 id={`${id}heading`} className="modal-title">
            {t('add')}
          </h2>
          <button
            type="button"
            className="btn-close"
            aria-label={t('close', { ns: 'apps' })}
            onClick={question.close}
          />
        </div>
        <div className="modal-body ticket-form">
          <p className="ticket-required">{t('required')}</p>
          <TicketDraftFields
            draft={draft}
            problems={isAsked ? problems : {}}
            onChange={change}
            onDueUnreadable={setDueUnreadable}
          />
        </div>
        <div className="modal-footer">
          <button type="button" className="btn btn-outline-secondary" onClick={question.close}>
            {t('cancel', { ns: 'apps' })}
          </button>
          <button type="submit" className="btn btn-primary">
            {t('addAction')}
          </button>
        </div>
      </form>
      <DiscardDialog
        question={question}
        title={t('leave.title')}
        explanation={t('leave.explanation')}
        confirm={t('leave.confirm')}
      />
    </Modal>
  );
}
