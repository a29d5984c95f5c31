import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import DateField from '../../components/date/DateField';
import { writeDay } from '../../lib/days';
import type { DraftProblems, TicketDraft } from './newTicket';
import { AgentSelect, PrioritySelect } from './TicketSelects';

export interface TicketDraftFieldsProps {
  readonly draft: TicketDraft;
  readonly problems: DraftProblems;
  readonly onChange: (changed: Partial<TicketDraft>) => void;
  /** Whether what is typed as the due date is no date: its field says so itself. */
  readonly onDueUnreadable: (isUnreadable: boolean) => void;
}

/** The fields of a new ticket, each with its error below. */
export function TicketDraftFields({ draft, problems, onChange, onDueUnreadable }: TicketDraftFieldsProps) {
  const { t } = useTranslation('tickets');
  const id = useId();
  const isDueWrong = problems.due === 'duePast';
  const field = (name: keyof TicketDraft) => {
    const problem = name in problems;
    return {
      id: id + name,
      name,
      className: clsx('form-control', problem && 'is-invalid'),
      'aria-invalid': problem,
      'aria-describedby': problem ? `${id}${name}problem` : undefined,
    };
  };
  const label = (name: keyof TicketDraft, text: ReactNode, isRequired = false) => (
    <label className="form-label" htmlFor={id + name}>
      {text}
      {isRequired && (
        <span className="ticket-required-mark" aria-hidden="true">
          {' *'}
        </span>
      )}
    </label>
  );
  const problemOf = (name: keyof DraftProblems) => {
    const problem = problems[name];
    if (!problem || problem === 'dueUnreadable') return null;
    return (
      <div id={`${id}${name}problem`} className="invalid-feedback d-block">
        {t(`problem.${problem}`)}
      </div>
    );
  };
  return (
    <>
      <div>
        {label('subject', t('field.subject'), true)}
        <input
          {...field('subject')}
          type="text"
          required
          maxLength={120}
          autoComplete="off"
          dir="auto"
          value={draft.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        {problemOf('subject')}
      </div>
      <div>
        {label('description', t('field.description'), true)}
        <textarea
          {...field('description')}
          required
          rows={4}
          maxLength={2000}
          dir="auto"
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        {problemOf('description')}
      </div>
      <div>
        {label('agent', t('field.AgentName'))}
        <AgentSelect id={`${id}agent`} value={draft.agent} onChange={(agent) => onChange({ agent })} />
      </div>
      <div className="ticket-form-pair">
        <div>
          {label('priority', t('field.priority'))}
          <PrioritySelect id={`${id}priority`} value={draft.priority} onChange={(priority) => onChange({ priority })} />
        </div>
        <div>
          {label('due', t('field.due'))}
          <DateField
            id={`${id}due`}
            label={t('field.due')}
            name="due"
            value={draft.due}
            min={writeDay(new Date())}
            isInvalid={isDueWrong}
            describedBy={isDueWrong ? `${id}dueproblem` : undefined}
            onChange={(due) => onChange({ due })}
            onUnreadable={onDueUnreadable}
          />
          {problemOf('due')}
        </div>
      </div>
    </>
  );
}
