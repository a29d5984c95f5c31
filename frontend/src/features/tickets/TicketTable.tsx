import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { SortHead } from '../../components/SortHead';
import { useFormats } from '../../components/useFormats';
import { DueDate } from './DueDate';
import { oncePerDoubleClick } from './oncePerDoubleClick';
import { PriorityMark } from './PriorityMark';
import { TicketStatusBadge } from './TicketStatusBadge';
import { nextStatus, type Ticket } from './ticket';
import { selectTicketsState, ticketDeleted, ticketMovedOn } from './ticketsSlice';
import type { SortColumn } from './ticketView';
import { ticketAddress } from './useTickets';

export interface TicketTableProps {
  readonly tickets: readonly Ticket[];
  readonly onSort: (column: SortColumn) => void;
  readonly chosen: readonly number[];
  /** Chooses tickets, or no longer. */
  readonly onChoose: (ids: readonly number[], isChosen: boolean) => void;
}

/** A table of tickets, each with its next step. */
export function TicketTable({ tickets, onSort, chosen, onChoose }: TicketTableProps) {
  const { sort } = useAppSelector(selectTicketsState);
  const { t } = useTranslation('tickets');
  return (
    <table className="table table-hover ticket-table">
      <caption className="visually-hidden">{t('list')}</caption>
      <thead>
        <tr>
          <th scope="col" className="ticket-choice">
            <input
              type="checkbox"
              className="form-check-input"
              aria-label={t('chooseAll')}
              checked={chosen.length === tickets.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen.length > 0 && chosen.length < tickets.length;
              }}
              onChange={(event) =>
                onChoose(
                  tickets.map(({ Id }) => Id),
                  event.target.checked,
                )
              }
            />
          </th>
          <th scope="col">{t('field.Id')}</th>
          <th scope="col">{t('field.ticketTitle')}</th>
          <th scope="col">{t('field.Status')}</th>
          <SortHead column="priority" sort={sort} onSort={onSort}>
            {t('field.priority')}
          </SortHead>
          <th scope="col">{t('field.AgentName')}</th>
          <SortHead column="created" sort={sort} onSort={onSort}>
            {t('field.Date')}
          </SortHead>
          <SortHead column="due" sort={sort} onSort={onSort}>
            {t('field.due')}
          </SortHead>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.Id} ticket={ticket} isChosen={chosen.includes(ticket.Id)} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  );
}

interface TicketRowProps extends Pick<TicketTableProps, 'onChoose'> {
  readonly ticket: Ticket;
  readonly isChosen: boolean;
}

function TicketRow({ ticket, isChosen, onChoose }: TicketRowProps) {
  const { t } = useTranslation('tickets');
  const { date } = useFormats();
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectTicketsState);
  const { Id, ticketTitle, ticketDescription, AgentName } = ticket;
  const step = t(`moveTo.${nextStatus(ticket.Status)}`);
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      <td className="ticket-choice">
        <label>
          <span className="visually-hidden">{t('choose', { id: Id })}</span>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isChosen}
            onChange={(event) => onChoose([Id], event.target.checked)}
          />
        </label>
      </td>
      <td className="ticket-number">
        <Highlight text={`#${Id}`} search={search} />
      </td>
      <td className="ticket-subject">
        <Link to={ticketAddress(Id)} dir="auto">
          <Highlight text={ticketTitle} search={search} />
        </Link>
        <span className="ticket-excerpt" dir="auto">
          <Highlight text={ticketDescription} search={search} />
        </span>
      </td>
      <td className="ticket-status">
        <TicketStatusBadge ticket={ticket} />
      </td>
      <td className="ticket-priority">
        <PriorityMark ticket={ticket} />
      </td>
      <td className="ticket-agent">
        <Highlight text={AgentName || t('nobody')} search={search} />
      </td>
      <td className="ticket-date">
        <bdi>{date(ticket.Date)}</bdi>
      </td>
      <td className="ticket-due">
        {ticket.Due && <span className="ticket-due-name">{t('field.due')}: </span>}
        <DueDate ticket={ticket} />
      </td>
      <td className="ticket-actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={t('moveLabel', { step, id: Id })}
          onClick={oncePerDoubleClick(() => dispatch(ticketMovedOn(Id)))}
        >
          {step}
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('deleteLabel', { id: Id })}
          title={t('delete')}
          onClick={() => dispatch(ticketDeleted(Id))}
        >
          <Icon icon={trash} />
        </button>
      </td>
    </tr>
  );
}
