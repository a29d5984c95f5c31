import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { useHydrated } from '../../lib/useHydrated';
import { firstSample } from './firstSample';
import { TicketComments } from './TicketComments';
import { TicketFacts } from './TicketFacts';
import { sampleClass, TicketFactSkeleton, TicketFieldsSkeleton, TicketStepsSkeleton } from './TicketSkeleton';
import { TicketSteps } from './TicketSteps';
import type { Ticket } from './ticket';
import { selectTicketsState } from './ticketsSlice';

export interface TicketDetailProps {
  /** The requested ticket, if it exists. */
  readonly ticket: Ticket | undefined;
  /** Whether the tickets load. */
  readonly isLoading: boolean;
  /** The number in the page's address. */
  readonly askedId: number | null;
  readonly onDelete: (id: number) => void;
  readonly onShowAll: () => void;
}

/** All fields of a ticket and its steps, their outline while the tickets load, or a message that it does not exist. */
export function TicketDetail({ ticket, isLoading, askedId, onDelete, onShowAll }: TicketDetailProps) {
  const { t } = useTranslation('tickets');
  const { date } = useFormats();
  const { search } = useAppSelector(selectTicketsState);
  const isHydrated = useHydrated();
  if (!ticket && !isLoading) {
    return (
      <EmptyState
        drawing="doorbell"
        title={t(askedId === null ? 'notChosenTitle' : 'unknownTitle')}
        hint={askedId === null ? t('notChosen') : t('unknown', { id: askedId })}
      >
        <button type="button" className="btn btn-outline-secondary" onClick={onShowAll}>
          {t('showAll')}
        </button>
      </EmptyState>
    );
  }
  const { ticketTitle, ticketDescription } = ticket ?? firstSample;
  const textClass = ticket ? undefined : sampleClass(askedId === null, isHydrated);
  // The texts are the same elements before and after loading: what can be read already is not drawn again.
  return (
    <article className="ticket-detail" aria-hidden={ticket ? undefined : true}>
      <header>
        <h2 className={textClass} dir="auto">
          <Highlight text={ticketTitle} search={search} />
        </h2>
        {ticket ? (
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('deleteLabel', { id: ticket.Id })}
            title={t('delete')}
            onClick={() => onDelete(ticket.Id)}
          >
            <Icon icon={trash} />
          </button>
        ) : (
          <span className="btn btn-icon" />
        )}
      </header>
      {ticket ? <TicketSteps ticket={ticket} /> : <TicketStepsSkeleton />}
      <dl className="ticket-facts">
        <div>
          <dt>{t('field.Id')}</dt>
          <dd>{ticket ? `#${ticket.Id}` : <TicketFactSkeleton />}</dd>
        </div>
        <div>
          <dt>{t('field.Date')}</dt>
          <dd>{ticket ? <bdi>{date(ticket.Date)}</bdi> : <TicketFactSkeleton />}</dd>
        </div>
      </dl>
      {ticket ? <TicketFacts key={ticket.Id} ticket={ticket} /> : <TicketFieldsSkeleton />}
      <p className={clsx('prose', textClass)} dir="auto">
        <Highlight text={ticketDescription} search={search} />
      </p>
      {ticket && <TicketComments key={`comments${ticket.Id}`} ticket={ticket} />}
    </article>
  );
}
