import warning from 'bootstrap-icons/icons/exclamation-circle.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { useToday } from '../../components/useToday';
import { isOverdue, type Ticket } from './ticket';

/** The day a ticket is due, and whether that has passed. */
export function DueDate({ ticket }: { readonly ticket: Ticket }) {
  const { date } = useFormats();
  if (!ticket.Due) return null;
  return (
    <>
      <bdi>{date(ticket.Due)}</bdi> <OverdueMark ticket={ticket} />
    </>
  );
}

/** Says that a ticket is overdue, in a word and with an icon; nothing for the others. */
export function OverdueMark({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const today = useToday();
  if (!isOverdue(ticket, today)) return null;
  return (
    <span className="ticket-overdue">
      <Icon icon={warning} /> {t('overdue')}
    </span>
  );
}
