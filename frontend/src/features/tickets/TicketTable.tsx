import trash from 'bootstrap-icons/icons/trash3.svg?glyph';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { Icon } from '../../components/Icon';
import { SortHead } from '../../components/SortHead';
import { useFormats } from '../../components/useFormats';
import type { SelectedIds } from '../../components/useSelectedIds';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { DueDate } from './DueDate';
import { PriorityMark } from './PriorityMark';
import { TicketStatusBadge } from './TicketStatusBadge';
import { nextStatus, type Ticket } from './ticket';
import { selectTicketsState, ticketDeleted, ticketMovedOn } from './ticketsSlice';
import type { SortColumn } from './ticketView';
import { ticketAddress } from './useTickets';

export interface TicketTableProps {
  readonly tickets: readonly Ticket[];
  readonly onSort: (column: SortColumn) => void;
  readonly selection: SelectedIds;
}

/** A table of tickets, each with its next step. */
export function TicketTable({ tickets, onSort, selection }: TicketTableProps) {
  const { sort } = useAppSelector(selectTicketsState);
  const { t } = useTranslation('tickets');
  const selectedCount = selection.ids.length;
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
              checked={selectedCount === tickets.length}
              ref={(box) => {
                if (box) box.indeterminate = selectedCount > 0 && selectedCount < tickets.length;
              }}
              onChange={(event) =>
                selection.select(
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
          <TicketRow key={ticket.Id} ticket={ticket} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

interface TicketRowProps extends Pick<TicketTableProps, 'selection'> {
  readonly ticket: Ticket;
}

function TicketRow({ ticket, selection }: TicketRowProps) {
  const { t } = useTranslation('tickets');
  const { date } = useFormats();
  const dispatch = useAppDispatch();
  const { search } = useAppSelector(selectTicketsState);
  const { Id, ticketTitle, ticketDescription, AgentName } = ticket;
  const isSelected = selection.has(Id);
  const step = t(`moveTo.${nextStatus(ticket.Status)}`);
  return (
    <tr className={isSelected ? 'is-chosen' : undefined}>
      <td className="ticket-choice">
        <label>
          <span className="visually-hidden">{t('choose', { id: Id })}</span>
          <input
            type="checkbox"
            className="form-check-input"
            checked={isSelected}
            // A change of a checkbox comes by a click, also from the keyboard.
            onChange={({ nativeEvent }) => selection.toggle(Id, (nativeEvent as MouseEvent).shiftKey)}
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
          onClick={oncePerDoubleClick(() => dispatch(ticketDeleted(Id)))}
        >
          <Icon icon={trash} />
        </button>
      </td>
    </tr>
  );
}
