import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { priorityOf, type Ticket } from './ticket';

/** A ticket's priority as text; a high one stands out. */
export function PriorityMark({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const priority = priorityOf(ticket);
  const isHigh = priority === 'High' || priority === 'Urgent';
  return <span className={clsx(isHigh && 'ticket-priority-high')}>{t(`priority.${priority}`)}</span>;
}
