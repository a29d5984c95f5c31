import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { emailUndoDismissed, emailUndone, selectEmailState } from './emailSlice';

/** Shows what was deleted, restored or discarded last, with an undo button. */
export function EmailUndoNotice() {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { items, trashToggled, deletion } = useAppSelector(selectEmailState);
  const [first] = trashToggled;
  const isDeleted = items.find(({ id }) => id === first)?.trash;
  const toggled = first === undefined ? null : t(isDeleted ? 'deleted' : 'restored', { count: trashToggled.length });
  return (
    <UndoNotice
      message={deletion ? t('discarded') : toggled}
      onUndo={() => dispatch(emailUndone())}
      onDismiss={() => dispatch(emailUndoDismissed())}
    />
  );
}
