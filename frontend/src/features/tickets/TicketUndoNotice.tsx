import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { selectTicketsState, ticketDeletionKept } from './ticketsSlice';

/** The way back after a deletion, on both pages of tickets. */
export function TicketUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const { deletion } = useAppSelector(selectTicketsState);
  return (
    <UndoNotice
      message={deletion && t('deleted', { id: deletion.item.Id, title: deletion.item.ticketTitle })}
      onUndo={onUndo}
      onDismiss={() => dispatch(ticketDeletionKept())}
    />
  );
}
