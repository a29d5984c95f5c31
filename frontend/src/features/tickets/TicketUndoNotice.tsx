import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { selectLastStep, ticketUndoDismissed } from './ticketsSlice';

/** The undo notice after a deletion or a change of status, on both ticket pages. */
export function TicketUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const key = last && (last.isDeletion ? 'deleted' : (`moved.${last.ticket.Status}` as const));
  return (
    <UndoNotice
      message={last && key && t(key, { id: last.ticket.Id, title: last.ticket.ticketTitle })}
      onUndo={onUndo}
      onDismiss={() => dispatch(ticketUndoDismissed())}
    />
  );
}
