import { type Announcements, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/hooks';
import { usePageTheme } from '../../../components/usePageTheme';
import { nextStatus, statuses, type Ticket, type TicketStatus } from '../ticket';
import { ticketMovedOn } from '../ticketsSlice';
import { DraggedCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import './board.scss';
import { stopClickAfterDrag } from './stopClickAfterDrag';
import { mayMove } from './transitions';
import { columnUnder, useBoardSensors } from './useBoardSensors';

/**
 * Tickets in a column for each status. A card moves to the column of its next status; another one refuses it, and says
 * where it may go.
 */
export default function TicketBoard({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { rightToLeft } = usePageTheme();
  const sensors = useBoardSensors(rightToLeft);
  const [movedId, setMovedId] = useState<number | null>(null);
  const [refused, setRefused] = useState<Ticket | null>(null);
  /** The column that was announced last. */
  const announced = useRef<TicketStatus | null>(null);
  const ticketOf = (id: string | number) => tickets.find(({ Id }) => Id === Number(id));
  const moved = movedId === null ? null : (ticketOf(movedId) ?? null);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setMovedId(null);
    const ticket = ticketOf(active.id);
    if (!ticket || !over || over.id === ticket.Status) return;
    if (mayMove(ticket.Status, over.id as TicketStatus)) dispatch(ticketMovedOn(ticket.Id));
    else setRefused(ticket);
  };
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => {
      const ticket = ticketOf(id);
      announced.current = ticket?.Status ?? null;
      return ticket && t('board.pickedUp', { id, status: t(`status.${ticket.Status}`) });
    },
    onDragOver: ({ active, over }) => {
      const ticket = ticketOf(active.id);
      if (!ticket || !over) return undefined;
      const status = over.id as TicketStatus;
      if (announced.current === status) return undefined;
      announced.current = status;
      const isPossible = status === ticket.Status || mayMove(ticket.Status, status);
      return t(isPossible ? 'board.over' : 'board.overRefused', { status: t(`status.${status}`) });
    },
    // The page says what became of it: that it moved, with Undo, or why it did not.
    onDragEnd: ({ active, over }) =>
      over && over.id !== ticketOf(active.id)?.Status ? undefined : t('board.putBack', { id: active.id }),
    onDragCancel: ({ active: { id } }) => t('board.putBack', { id }),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('board.howTo') } }}
      onDragStart={({ active }) => {
        stopClickAfterDrag();
        setMovedId(Number(active.id));
        setRefused(null);
      }}
      onDragEnd={onDragEnd}
      onDragCancel={() => setMovedId(null)}
    >
      <div role="status">
        {refused && (
          <p className="alert alert-warning board-refused">
            {t(`board.refused.${refused.Status}`, {
              id: refused.Id,
              status: t(`status.${nextStatus(refused.Status)}`),
            })}
          </p>
        )}
      </div>
      <div className={clsx('ticket-board', moved && 'is-moving')}>
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            tickets={tickets.filter(({ Status }) => Status === status)}
            moved={moved}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{moved && <DraggedCard ticket={moved} />}</DragOverlay>
    </DndContext>
  );
}
