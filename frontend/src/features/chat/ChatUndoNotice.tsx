import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { messageStepUndone, messageUndoDismissed, selectLastStep } from './chatSlice';

/** Says that a message was changed or deleted, with an undo button. */
export function ChatUndoNotice() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectLastStep);
  return (
    <UndoNotice
      message={step && t(`done.${step.done}`)}
      of={step}
      onUndo={() => dispatch(messageStepUndone())}
      onDismiss={() => dispatch(messageUndoDismissed())}
    />
  );
}
