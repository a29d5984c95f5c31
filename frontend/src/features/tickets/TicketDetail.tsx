import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { useFormats } from '../../components/useFormats';
import { TicketComments } from './TicketComments';
import { TicketFacts } from './TicketFacts';
import { TicketSteps } from './TicketSteps';
import type { Ticket } from './ticket';
import { selectTicketsState } from './ticketsSlice';

export interface TicketDetailProps {
  /** The requested ticket, if it exists. */
  readonly ticket: Ticket | undefined;
  /** The number in the page's address. */
  readonly askedId: number | null;
  readonly onDelete: (id: number) => void;
  readonly onShowAll: () => void;
}

/** All fields of a ticket and its steps, or a message that it does not exist. */
export function TicketDetail({ ticket, askedId, onDelete, onShowAll }: TicketDetailProps) {
  const { t } = useTranslation('tickets');
  const { date } = useFormats();
  const { search } = useAppSelector(selectTicketsState);
  if (!ticket) {
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
  const { Id, ticketTitle, ticketDescription } = ticket;
  return (
    <article className="ticket-detail">
      <header>
        <h2 dir="auto">
          <Highlight text={ticketTitle} search={search} />
        </h2>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('deleteLabel', { id: Id })}
          title={t('delete')}
          onClick={() => onDelete(Id)}
        >
          <Icon icon={trash} />
        </button>
      </header>
      <TicketSteps ticket={ticket} />
      <dl className="ticket-facts">
        <div>
          <dt>{t('field.Id')}</dt>
          <dd>#{Id}</dd>
        </div>
        <div>
          <dt>{t('field.Date')}</dt>
          <dd>
            <bdi>{date(ticket.Date)}</bdi>
          </dd>
        </div>
      </dl>
      <TicketFacts key={Id} ticket={ticket} />
      <p className="prose" dir="auto">
        <Highlight text={ticketDescription} search={search} />
      </p>
      <TicketComments key={`comments${Id}`} ticket={ticket} />
    </article>
  );
}
