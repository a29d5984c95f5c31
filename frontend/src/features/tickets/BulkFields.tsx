import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { ActionSelect } from '../../components/ActionSelect';
import DateField from '../../components/date/DateField';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { isOfInputMethod } from '../../lib/isOfInputMethod';
import { stopEscape } from '../../lib/stopEscape';
import type { TicketChange } from './changeTickets';
import { priorities } from './ticket';
import { ticketsChanged } from './ticketsSlice';
import { useAgents } from './useAgents';

/** Gives several tickets an agent, a priority or a due date. */
export function BulkFields({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const agents = useAgents();
  const id = useId();
  const [due, setDue] = useState<string | null>(null);
  const [isDueUnreadable, setDueUnreadable] = useState(false);
  const duePlace = useRef<HTMLDivElement>(null);
  // Of the form that goes away.
  useRestoreFocus(duePlace, () => duePlace.current?.querySelector('button') ?? null);
  const change = (to: TicketChange) => dispatch(ticketsChanged({ ids, change: to }));
  const setDueDate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What cannot be read leaves the field's value as it is: empty, which would remove the dates.
    if (isDueUnreadable) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    change({ field: 'Due', value: due || undefined });
    setDue(null);
  };
  const onDueKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || event.key !== 'Escape') return;
    stopEscape(event);
    setDue(null);
  };
  return (
    <>
      <BulkSelect
        label={t('assignTo')}
        options={[{ value: '', text: t('nobody') }, ...agents.map((name) => ({ value: name, text: name }))]}
        onChoose={(value) => change({ field: 'AgentName', value })}
      />
      <BulkSelect
        label={t('setPriority')}
        options={priorities.map((value) => ({ value, text: t(`priority.${value}`) }))}
        onChoose={(value) => change({ field: 'Priority', value })}
      />
      <div ref={duePlace}>
        {due === null ? (
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => setDue('')}>
            {t('setDue')}
          </button>
        ) : (
          <form onSubmit={setDueDate} onKeyDown={onDueKeyDown}>
            <label className="visually-hidden" htmlFor={id}>
              {t('field.due')}
            </label>
            <DateField
              id={id}
              label={t('field.due')}
              value={due}
              onChange={setDue}
              onUnreadable={setDueUnreadable}
              takesFocus
            />
            <button type="submit" className="btn btn-sm btn-outline-secondary">
              {t(due === '' ? 'removeDue' : 'setDueTo')}
            </button>
            <button type="button" className="btn btn-sm btn-link" onClick={() => setDue(null)}>
              {t('cancel', { ns: 'apps' })}
            </button>
          </form>
        )}
      </div>
    </>
  );
}

interface BulkSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** Acts at once, then shows its label again. */
function BulkSelect<Value extends string>({ label, options, onChoose }: BulkSelectProps<Value>) {
  return (
    <ActionSelect
      className="form-select"
      aria-label={label}
      value="label"
      onChange={(event) => {
        // After the label.
        const chosen = options[event.target.selectedIndex - 1];
        if (chosen) onChoose(chosen.value);
      }}
    >
      <option value="label" disabled hidden>
        {label}
      </option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </ActionSelect>
  );
}
