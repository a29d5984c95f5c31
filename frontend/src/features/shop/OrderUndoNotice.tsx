import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { UndoNotice } from '../../components/UndoNotice';
import { orderChangeUndone, orderUndoDismissed, selectLastChange } from './shopSlice';

/** The undo notice after an order was sent or cancelled. */
export function OrderUndoNotice() {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const change = useAppSelector(selectLastChange);
  return (
    <UndoNotice
      message={change && t(`orders.changed.${change.now}`, { id: change.id })}
      onUndo={() => dispatch(orderChangeUndone())}
      onDismiss={() => dispatch(orderUndoDismissed())}
    />
  );
}
