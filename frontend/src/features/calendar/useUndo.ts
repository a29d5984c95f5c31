import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { UndoNoticeProps } from '../../components/UndoNotice';
import { isolate } from '../../lib/isolate';
import { selectLastStep, stepUndone, undoDismissed } from './calendarSlice';

/** What was done last, and the way back. */
export function useUndo(): UndoNoticeProps {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const message =
    last &&
    (last.done === 'imported'
      ? t('done.imported', { count: last.count ?? 0, name: isolate(last.title) })
      : t(last.isOne ? 'done.movedOne' : `done.${last.done}`, { title: isolate(last.title) }));
  return {
    message,
    of: last,
    onUndo: () => {
      // Not while an event is held, whose move Escape takes back.
      if (last) dispatch(stepUndone());
    },
    onDismiss: () => dispatch(undoDismissed()),
  };
}
