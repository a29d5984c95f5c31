import { useDraggable } from '@dnd-kit/core';
import grip from 'bootstrap-icons/icons/grip-vertical.svg?glyph';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Highlight } from '../../../components/Highlight';
import { Icon } from '../../../components/Icon';
import { oncePerDoubleClick } from '../../../lib/oncePerDoubleClick';
import { DueDate } from '../DueDate';
import { PriorityMark } from '../PriorityMark';
import { nextStatus, type Ticket } from '../ticket';
import { selectTicketsState, ticketMovedOn } from '../ticketsSlice';
import { ticketAddress } from '../useTickets';

/** A ticket on the board. The whole card can be dragged; its handle takes the keys. */
export function BoardCard({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { Id, Status } = ticket;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: Id,
    data: { status: Status },
  });
  const step = t(`moveTo.${nextStatus(Status)}`);
  return (
    <li ref={setNodeRef} className={clsx('board-card', isDragging && 'is-dragging')} {...listeners}>
      <div className="board-card-head">
        <button
          ref={setActivatorNodeRef}
          type="button"
          className="btn btn-icon board-handle"
          {...attributes}
          aria-label={t('board.move', { id: Id })}
        >
          <Icon icon={grip} />
        </button>
        <CardTitle ticket={ticket} />
      </div>
      <CardFacts ticket={ticket} />
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-label={t('moveLabel', { step, id: Id })}
        onClick={oncePerDoubleClick(() => dispatch(ticketMovedOn(Id)))}
      >
        {step}
      </button>
    </li>
  );
}

/** The card that is dragged: it only shows what moves. */
export function DraggedCard({ ticket }: { readonly ticket: Ticket }) {
  return (
    <div className="board-card is-lifted">
      <div className="board-card-head">
        <span className="board-handle">
          <Icon icon={grip} />
        </span>
        <CardTitle ticket={ticket} isText />
      </div>
      <CardFacts ticket={ticket} />
    </div>
  );
}

function CardTitle({ ticket: { Id, ticketTitle }, isText }: { readonly ticket: Ticket; readonly isText?: boolean }) {
  const { search } = useAppSelector(selectTicketsState);
  const title = (
    <>
      <bdi className="board-card-number">
        <Highlight text={`#${Id}`} search={search} />
      </bdi>{' '}
      <bdi>
        <Highlight text={ticketTitle} search={search} />
      </bdi>
    </>
  );
  if (isText) return <span className="board-card-title">{title}</span>;
  return (
    // The browser would drag the link instead of the card.
    <Link className="board-card-title" to={ticketAddress(Id)} draggable={false}>
      {title}
    </Link>
  );
}

function CardFacts({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const { search } = useAppSelector(selectTicketsState);
  return (
    <p className="board-card-facts">
      <Highlight text={ticket.AgentName || t('nobody')} search={search} />
      <span>
        <span className="visually-hidden">{t('field.priority')}: </span>
        <PriorityMark ticket={ticket} />
      </span>
      {ticket.Due && (
        <span>
          {t('field.due')}: <DueDate ticket={ticket} />
        </span>
      )}
    </p>
  );
}
