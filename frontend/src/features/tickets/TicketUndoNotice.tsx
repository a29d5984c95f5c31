import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import type { TicketStep } from './changeTickets';
import type { Ticket } from './ticket';
import { selectLastStep, ticketUndoDismissed } from './ticketsSlice';

/** The undo notice after a deletion or a change of status, on both ticket pages. */
export function TicketUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const text = useStepText();
  return (
    <UndoNotice
      message={last && text(last.step, last.ticket)}
      onUndo={onUndo}
      onDismiss={() => dispatch(ticketUndoDismissed())}
    />
  );
}

/** Says what a step did, to a ticket or to several. */
function useStepText(): (step: TicketStep, ticket: Ticket) => string {
  const { t } = useTranslation('tickets');
  const { date } = useFormats();
  return (step, { Id: id, ticketTitle: title }) => {
    if (step.done === 'deleted') {
      return step.count > 1 ? t('many.deleted', { count: step.count }) : t('deleted', { id, title });
    }
    const { change, before } = step;
    switch (change.field) {
      case 'Status':
        return before.length > 1
          ? t(`many.moved.${change.value}`, { count: before.length })
          : t(`moved.${change.value}`, { id });
      case 'AgentName':
        return change.value === '' ? t('unassigned', { id }) : t('assigned', { id, agent: change.value });
      case 'Priority':
        return t('prioritized', { id, priority: t(`priority.${change.value ?? 'Normal'}`) });
      case 'Due':
        return change.value ? t('dueChanged', { id, date: date(change.value) }) : t('dueCleared', { id });
    }
  };
}
