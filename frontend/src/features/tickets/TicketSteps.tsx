import { useTranslation } from 'react-i18next';
import { statusColours } from './TicketStatusBadge';
import { statuses, type Ticket } from './ticket';

/** The steps of a ticket from open to closed, with the current one. Changes are announced. */
export function TicketSteps({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const reached = statuses.indexOf(ticket.Status);
  return (
    <>
      <ol className="ticket-steps" aria-label={t('field.Status')}>
        {statuses.map((status, index) => (
          <li
            key={status}
            className={index === reached ? `text-bg-${statusColours[status]}` : ''}
            aria-current={index === reached ? 'step' : undefined}
          >
            {t(`status.${status}`)}
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {t('isNow', { status: t(`status.${ticket.Status}`) })}
      </span>
    </>
  );
}
