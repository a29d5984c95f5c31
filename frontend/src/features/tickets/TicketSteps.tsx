import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../app/hooks';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { statusColours } from './TicketStatusBadge';
import { statuses, type Ticket, type TicketStatus } from './ticket';
import { ticketsChanged } from './ticketsSlice';

/** The steps of a ticket from open to closed, with the current one: each can be chosen. Changes are announced. */
export function TicketSteps({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const choose = (value: TicketStatus) =>
    dispatch(ticketsChanged({ ids: [ticket.Id], change: { field: 'Status', value } }));
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
            <button type="button" onClick={oncePerDoubleClick(() => choose(status))}>
              {t(`status.${status}`)}
            </button>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {t('isNow', { status: t(`status.${ticket.Status}`) })}
      </span>
    </>
  );
}
