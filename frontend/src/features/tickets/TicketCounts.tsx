import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { statusColours } from './TicketStatusBadge';
import { type TicketFilter, ticketFilters } from './ticket';
import { selectTicketCounts, selectTicketsState } from './ticketsSlice';

/** The number of tickets by status; each filters the list. */
export function TicketCounts({ onChoose }: { readonly onChoose: (filter: TicketFilter) => void }) {
  const { t } = useTranslation('tickets');
  const counts = useAppSelector(selectTicketCounts);
  const { filter, status } = useAppSelector(selectTicketsState);
  return (
    <fieldset className="ticket-counts">
      <legend className="visually-hidden">{t('counts')}</legend>
      {ticketFilters.map((choice) => (
        <button
          key={choice}
          type="button"
          className="ticket-count"
          aria-pressed={choice === filter}
          onClick={() => onChoose(choice)}
        >
          <span className={clsx('ticket-count-name', meaningOf(choice))}>{t(`filter.${choice}`)}</span>
          <span className="figure-number">{status === 'ready' ? counts[choice] : '–'}</span>
        </button>
      ))}
    </fieldset>
  );
}

const meaningOf = (filter: TicketFilter): string =>
  filter === 'total_tickets' ? '' : `ticket-count-${statusColours[filter]}`;
