import { useDroppable } from '@dnd-kit/core';
import slash from 'bootstrap-icons/icons/slash-circle.svg?glyph';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../app/hooks';
import { Icon } from '../../../components/Icon';
import { statusColours } from '../TicketStatusBadge';
import type { Ticket, TicketStatus } from '../ticket';
import { selectTicketsState } from '../ticketsSlice';
import { BoardCard } from './BoardCard';
import { mayMove } from './transitions';

export interface BoardColumnProps {
  readonly status: TicketStatus;
  readonly tickets: readonly Ticket[];
  /** The ticket that is being moved; null for none. */
  readonly moved: Ticket | null;
}

/** The tickets of a status, and whether the one that is moved may be put here. */
export function BoardColumn({ status, tickets, moved }: BoardColumnProps) {
  const { t } = useTranslation('tickets');
  const { filter } = useAppSelector(selectTicketsState);
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const id = useId();
  const isOther = moved !== null && moved.Status !== status;
  const isRefused = isOther && !mayMove(moved.Status, status);
  const isLeftOut = filter !== 'total_tickets' && filter !== status;
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={clsx(
        'board-column',
        isOther && (isRefused ? 'is-refused' : 'is-open'),
        isOther && isOver && 'is-over',
      )}
    >
      <h2 id={id} className={`ticket-count-name ticket-count-${statusColours[status]}`}>
        {t(`status.${status}`)} <span className="board-count">{tickets.length}</span>
        {isRefused && (
          <span className="board-refusal">
            <Icon icon={slash} /> {t(`board.notFrom.${moved.Status}`)}
          </span>
        )}
      </h2>
      {tickets.length > 0 ? (
        <ul>
          {tickets.map((ticket) => (
            <BoardCard key={ticket.Id} ticket={ticket} />
          ))}
        </ul>
      ) : (
        <p className="board-empty">{t(isLeftOut ? 'board.leftOut' : 'board.empty')}</p>
      )}
    </section>
  );
}
