import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { oncePerDoubleClick } from '../../lib/oncePerDoubleClick';
import { CartLines } from './CartLines';
import { cartRestored, selectCart, selectHasRemoval } from './shopSlice';

/** The cart's lines, and the undo of the last one taken out. */
export function CartContents() {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector(selectCart).length === 0;
  const hasRemoval = useAppSelector(selectHasRemoval);
  return (
    <>
      {isEmpty ? <p className="cart-empty">{t('emptyCart')}</p> : <CartLines />}
      <div role="status">
        {hasRemoval && (
          <p className="cart-undo">
            {t('removed')}
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={oncePerDoubleClick(() => dispatch(cartRestored()))}
            >
              {t('undo', { ns: 'apps' })}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
