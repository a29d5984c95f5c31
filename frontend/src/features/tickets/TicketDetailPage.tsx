import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Highlight } from '../../components/Highlight';
import { ItemList } from '../../components/ItemList';
import { useIdOrFirst, useSelectedIdParam } from '../../components/useSelectedIdParam';
import type { Shortcut } from '../../components/useShortcuts';
import { ListSkeleton, useIsListDrawn } from '../sample-data/public/list';
import { SampleListPage } from '../sample-data/public/listPage';
import { OverdueMark } from './DueDate';
import { NoTickets } from './NoTickets';
import { TicketDetail } from './TicketDetail';
import { TicketStatusBadge } from './TicketStatusBadge';
import { TicketUndoNotice } from './TicketUndoNotice';
import type { Ticket } from './ticket';
import { wholeList } from './ticketView';
import './tickets.scss';
import {
  selectLastStep,
  selectTicketsState,
  ticketDeleted,
  ticketMovedOn,
  ticketStepUndone,
  ticketsSearched,
  ticketsShown,
} from './ticketsSlice';
import { ticketListAddress, useTickets } from './useTickets';

/** In pixels: two lines of text and their padding. */
const rowHeight = 64;

/** One ticket (`?id=3`, default: the first) beside the list. */
export default function TicketDetailPage() {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, found, reload } = useTickets();
  const { items, search } = state;
  const lastStep = useAppSelector(selectLastStep);
  const selectedIdParam = useSelectedIdParam();
  const { show, close, isUndecided } = selectedIdParam;
  const id = useIdOrFirst(selectedIdParam, found[0]?.Id ?? null);
  const ticket = items.find(({ Id }) => Id === id);

  const remove = (Id: number) => {
    dispatch(ticketDeleted(Id));
    if (Id === id) close();
  };
  const undo = () => {
    if (!lastStep) return;
    dispatch(ticketStepUndone());
    show(lastStep.ticket.Id, { replace: true });
  };
  const step = (by: 1 | -1) => {
    const next = found[found.findIndex(({ Id }) => Id === id) + by];
    if (next) show(next.Id);
  };
  const withTicket = (run: (Id: number) => void) => (row: number | null) => {
    const about = found.find(({ Id }) => Id === row) ?? ticket;
    if (about) run(about.Id);
  };
  const shortcuts: Shortcut[] = [
    { keys: 'j', does: t('shortcuts.next'), run: () => step(1) },
    { keys: 'k', does: t('shortcuts.previous'), run: () => step(-1) },
    { keys: 's', does: t('shortcuts.moveOn'), run: withTicket((Id) => dispatch(ticketMovedOn(Id))) },
    { keys: 'Delete', does: t('shortcuts.delete'), run: withTicket(remove) },
    { keys: 'Mod+z', does: t('shortcuts.undo'), run: undo },
  ];

  const showWholeList = () => {
    dispatch(ticketsShown(wholeList));
    dispatch(ticketsSearched(''));
  };
  const showAll = () => {
    showWholeList();
    navigate(ticketListAddress);
  };

  const isLoading = !useIsListDrawn(state.status);
  // Its own skeleton: an element of another type would be drawn anew.
  const detail = (
    <TicketDetail
      ticket={isLoading ? undefined : ticket}
      isLoading={isLoading}
      askedId={id}
      onDelete={remove}
      onShowAll={showAll}
    />
  );

  return (
    <SampleListPage
      texts="tickets"
      title={ticket && t('detailTitle', { id: ticket.Id })}
      state={state}
      count={items.length}
      foundCount={found.length}
      search={search}
      onSearch={(text) => dispatch(ticketsSearched(text))}
      shortcuts={shortcuts}
      reload={reload}
      list={<TicketList tickets={found} selectedId={id} onShowAll={showWholeList} />}
      detail={detail}
      detailSkeleton={detail}
      detailOf={id}
      isDetailOpen={id !== null || isUndecided}
      onBack={close}
    >
      <TicketUndoNotice onUndo={undo} />
    </SampleListPage>
  );
}

interface TicketListProps {
  readonly tickets: readonly Ticket[];
  readonly selectedId: number | null;
  readonly onShowAll: () => void;
}

function TicketList({ tickets, selectedId, onShowAll }: TicketListProps) {
  const { t } = useTranslation('tickets');
  const { status, search } = useAppSelector(selectTicketsState);
  const isDrawn = useIsListDrawn(status);
  const items = useMemo(() => tickets.map((ticket) => ({ id: ticket.Id, ticket })), [tickets]);
  if (!isDrawn) return <ListSkeleton rows={8} rowHeight={rowHeight} />;
  if (items.length === 0) return <NoTickets onShowAll={onShowAll} />;
  return (
    <ItemList
      label={t('list')}
      items={items}
      rowHeight={rowHeight}
      selected={selectedId}
      addressOf={(id) => `?id=${id}`}
    >
      {({ ticket }) => (
        <>
          <span className="item-text">
            <span className="item-title" dir="auto">
              <Highlight text={ticket.ticketTitle} search={search} />
            </span>
            <span className="item-note">
              <Highlight text={`#${ticket.Id} · ${ticket.AgentName || t('nobody')}`} search={search} />
            </span>
          </span>
          <OverdueMark ticket={ticket} />
          <TicketStatusBadge ticket={ticket} />
        </>
      )}
    </ItemList>
  );
}
