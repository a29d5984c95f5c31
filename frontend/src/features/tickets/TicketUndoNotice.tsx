import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import { isolate } from '../../lib/isolate';
import type { TicketStep } from './changeTickets';
import type { Ticket } from './ticket';
import { selectLastStep, ticketUndoDismissed } from './ticketsSlice';

/** The undo notice after a deletion or a change of tickets, on both ticket pages. */
export function TicketUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const text = useStepText();
  return (
    <UndoNotice
      message={last && text(last.step, last.ticket)}
      of={last?.step}
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
      return step.count > 1 ? t('many.deleted', { count: step.count }) : t('deleted', { id, title: isolate(title) });
    }
    const { change, before } = step;
    const count = before.length;
    const isOne = count === 1;
    switch (change.field) {
      case 'Status':
        return isOne ? t(`moved.${change.value}`, { id }) : t(`many.moved.${change.value}`, { count });
      case 'AgentName': {
        if (change.value === '') return isOne ? t('unassigned', { id }) : t('many.unassigned', { count });
        const agent = isolate(change.value);
        return isOne ? t('assigned', { id, agent }) : t('many.assigned', { count, agent });
      }
      case 'Priority': {
        const priority = t(`priority.${change.value ?? 'Normal'}`);
        return isOne ? t('prioritized', { id, priority }) : t('many.prioritized', { count, priority });
      }
      case 'Due': {
        if (!change.value) return isOne ? t('dueCleared', { id }) : t('many.dueCleared', { count });
        const day = date(change.value);
        return isOne ? t('dueChanged', { id, date: day }) : t('many.dueChanged', { count, date: day });
      }
    }
  };
}
