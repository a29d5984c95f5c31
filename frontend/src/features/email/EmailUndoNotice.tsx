import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { emailUndoDismissed, selectEmailState } from './emailSlice';

/** Shows what was deleted, restored, moved or discarded last, with an undo button. */
export function EmailUndoNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTranslation('email');
  const dispatch = useAppDispatch();
  const { items, trashToggled, deletion, move, emptied } = useAppSelector(selectEmailState);
  const [first] = trashToggled;
  const isDeleted = items.find(({ id }) => id === first)?.trash;
  const toggled = first === undefined ? null : t(isDeleted ? 'deleted' : 'restored', { count: trashToggled.length });
  const moved = move && t('moved', { count: move.before.length, folder: t(`filter.${move.to}`) });
  const removed = emptied.length > 0 ? t('emptied', { count: emptied.length }) : null;
  return (
    <UndoNotice
      message={deletion ? t('discarded') : (toggled ?? moved ?? removed)}
      of={deletion ?? first ?? move ?? emptied}
      onUndo={onUndo}
      onDismiss={() => dispatch(emailUndoDismissed())}
    />
  );
}
