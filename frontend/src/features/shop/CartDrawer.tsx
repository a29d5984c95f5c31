import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Offcanvas } from 'reactstrap';
import { useAppSelector } from '../../app/hooks';
import { usePageMark } from '../../components/usePageMark';
import { usePageTheme } from '../../components/usePageTheme';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import { CartContents } from './CartContents';
import { totalOf } from './cart';
import { selectCart } from './shopSlice';
import { UnsavedNotice } from './UnsavedNotice';
import { checkoutAddress, usePrice } from './useShop';

export interface CartDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The cart beside the page; leads to the checkout. */
export function CartDrawer({ isOpen, onClose }: CartDrawerProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const navigate = useNavigate();
  const cart = useAppSelector(selectCart);
  const { rightToLeft } = usePageTheme();
  const titleId = useId();
  const drawer = useRef<HTMLElement>(null);
  useRestoreFocus(drawer, () => drawer.current);
  usePageMark('sidePanel', isOpen);

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
          {t('cart')}
        </h2>
        <button type="button" className="btn-close" aria-label={t('closeCart')} onClick={onClose} />
      </div>
      <div className="cart">
        <UnsavedNotice />
        <CartContents />
        <div className="cart-foot">
          <p className="cart-total tabular">
            <span>{t('total')}</span>
            <output>{price(totalOf(cart))}</output>
          </p>
          <button
            type="button"
            className="btn btn-primary w-100"
            disabled={cart.length === 0}
            onClick={() => {
              onClose();
              navigate(checkoutAddress);
            }}
          >
            {t('checkout.start')}
          </button>
        </div>
      </div>
    </Offcanvas>
  );
}
