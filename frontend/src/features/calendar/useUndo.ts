import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { UndoNoticeProps } from '../../components/UndoNotice';
import { selectLastStep, stepUndone, undoDismissed } from './calendarSlice';

/** What was done last, and the way back. */
export function useUndo(): UndoNoticeProps {
  const { t } = useTranslation('calendar');
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const title = `\u2068${last?.title}\u2069`;
  const message =
    last &&
    (last.done === 'imported'
      ? t('done.imported', { count: last.count ?? 0, name: title })
      : t(last.isOne ? 'done.movedOne' : `done.${last.done}`, { title }));
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
