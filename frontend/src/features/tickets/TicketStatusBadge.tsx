import { useTranslation } from 'react-i18next';
import type { Ticket } from './ticket';

/** A ticket's status as a coloured badge with text. */
export function TicketStatusBadge({ ticket: { Status, Label } }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  return <span className={`badge text-bg-${Label}`}>{t(`status.${Status}`)}</span>;
}
