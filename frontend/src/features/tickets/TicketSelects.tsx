import type { SelectHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { priorities, type TicketPriority } from './ticket';
import { useAgents } from './useAgents';

interface SelectProps<Value extends string>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'value' | 'onChange'> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Chooses the assignee of a ticket; empty if unassigned. */
export function AgentSelect({ value, onChange, ...rest }: SelectProps<string>) {
  const { t } = useTranslation('tickets');
  const agents = useAgents();
  // The contacts may still be loading.
  const names = value === '' || agents.includes(value) ? agents : [value, ...agents];
  return (
    <select {...rest} className="form-select" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('nobody')}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Chooses a ticket's priority. */
export function PrioritySelect({ value, onChange, ...rest }: SelectProps<TicketPriority>) {
  const { t } = useTranslation('tickets');
  return (
    <select
      {...rest}
      className="form-select"
      value={value}
      onChange={(event) => {
        const chosen = priorities.find((priority) => priority === event.target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {priorities.map((priority) => (
        <option key={priority} value={priority}>
          {t(`priority.${priority}`)}
        </option>
      ))}
    </select>
  );
}
