import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { useFormats } from '../../components/useFormats';
import { isolate } from '../../lib/isolate';
import { contactUndoDismissed, selectLastStep } from './contactsSlice';

export interface ContactUndoNoticeProps {
  /** Whether a dialog is open, of which the notice would cover the buttons. */
  readonly isCovered: boolean;
  readonly onUndo: () => void;
}

/** Says what was just done to one contact or many, with an undo button. */
export function ContactUndoNotice({ isCovered, onUndo }: ContactUndoNoticeProps) {
  const { t } = useTranslation('contacts');
  const { number } = useFormats();
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectLastStep);
  const step = isCovered ? null : last;
  return (
    <UndoNotice
      message={
        step &&
        (step.count === 1
          ? t(`done.${step.done}`, { name: isolate(step.name) })
          : t(`doneMany.${step.done}`, { count: step.count, formatted: number(step.count) }))
      }
      of={step}
      onUndo={onUndo}
      onDismiss={() => dispatch(contactUndoDismissed())}
    />
  );
}
