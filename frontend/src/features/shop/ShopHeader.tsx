import bag from 'bootstrap-icons/icons/bag.svg?glyph';
import box from 'bootstrap-icons/icons/box-seam.svg?glyph';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { Icon } from '../../components/Icon';
import { ShortcutsButton } from '../../components/ShortcutsDialog';
import type { Shortcut } from '../../components/useShortcuts';
import { CartDrawer } from './CartDrawer';
import { countOf } from './cart';
import { selectCart } from './shopSlice';
import { UnsavedNotice } from './UnsavedNotice';
import { ordersAddress } from './useShop';

export interface ShopHeaderProps {
  /** The page's heading, or its replacement. */
  readonly children: ReactNode;
  readonly shortcuts?: readonly Shortcut[];
}

/** The header of the shop's pages, with the cart button. */
export function ShopHeader({ children, shortcuts = [] }: ShopHeaderProps) {
  const { t } = useTranslation('shop');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const count = countOf(useAppSelector(selectCart));
  return (
    <>
      <header className="shop-header">
        <div>{children}</div>
        <div className="shop-header-actions">
          <ShortcutsButton
            shortcuts={[...shortcuts, { keys: 'c', does: t('shortcuts.cart'), run: () => setOpen(true) }]}
          />
          {pathname !== ordersAddress && (
            <Link to={ordersAddress} className="btn btn-outline-secondary shop-orders">
              <Icon icon={box} />
              {t('orders.open')}
            </Link>
          )}
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-haspopup="dialog"
            aria-label={t('openCart', { count })}
            onClick={() => setOpen(true)}
          >
            <Icon icon={bag} />
            {t('cart')}
            {count > 0 && <span className="badge text-bg-primary">{count}</span>}
          </button>
        </div>
        <CartDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </header>
      <UnsavedNotice />
    </>
  );
}
