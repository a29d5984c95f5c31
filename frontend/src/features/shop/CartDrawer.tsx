import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Offcanvas } from 'reactstrap';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { usePageTheme } from '../../components/usePageTheme';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { CartLines } from './CartLines';
import { Checkout } from './Checkout';
import { totalOf } from './cart';
import { cartRestored, selectCart, selectHasRemoval } from './shopSlice';
import { usePrice } from './useShop';

export interface CartDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The cart beside the page. Its checkout orders nothing. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const price = usePrice();
  const cart = useAppSelector(selectCart);
  const hasRemoval = useAppSelector(selectHasRemoval);
  const { rightToLeft } = usePageTheme();
  const [isCheckingOut, setCheckingOut] = useState(false);
  const titleId = useId();
  const drawer = useRef<HTMLElement>(null);
  useRestoreFocus(drawer, () => drawer.current);

  useEffect(() => {
    if (!isOpen) setCheckingOut(false);
  }, [isOpen]);

  return (
    <Offcanvas
      isOpen={isOpen}
      toggle={onClose}
      direction={rightToLeft ? 'start' : 'end'}
      labelledBy={titleId}
      trapFocus
      className="cart-drawer"
    >
      <div className="offcanvas-header">
        <h2
          id={titleId}
          className="offcanvas-title"
          ref={(title) => {
            drawer.current = title?.closest<HTMLElement>('.cart-drawer') ?? null;
          }}
        >
          {t(isCheckingOut ? 'checkout.title' : 'cart')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('closeCart')} onClick={onClose} />
      </div>
      {isCheckingOut ? (
        <Checkout onBack={() => setCheckingOut(false)} onDone={onClose} />
      ) : (
        <div className="cart">
          {cart.length > 0 ? <CartLines /> : <p className="cart-empty">{t('emptyCart')}</p>}
          <div role="status">
            {hasRemoval && (
              <p className="cart-undo">
                {t('removed')}
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  onClick={() => dispatch(cartRestored())}
                >
                  {t('undo', { ns: 'apps' })}
                </button>
              </p>
            )}
          </div>
          <div className="cart-foot">
            <p className="cart-total tabular">
              <span>{t('total')}</span>
              <output>{price(totalOf(cart))}</output>
            </p>
            <button
              type="button"
              className="btn btn-primary w-100"
              disabled={cart.length === 0}
              onClick={() => setCheckingOut(true)}
            >
              {t('checkout.start')}
            </button>
          </div>
        </div>
      )}
    </Offcanvas>
  );
}
