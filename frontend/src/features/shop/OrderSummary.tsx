import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { announce } from '../../lib/announce';
import { OrderAddress } from './OrderAddress';
import { OrderLines } from './OrderLines';
import { linesAgain, type Order } from './orders';
import { addedToCart, orderCancelled, orderSent, selectCart, selectStock } from './shopSlice';
import { Totals } from './TotalsCard';
import { checkoutAddress } from './useShop';

/** An order's lines, totals, address, delivery and payment, and what can be done with it. */
export function OrderSummary({ order }: { readonly order: Order }) {
  const { t } = useTranslation('shop');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cart = useAppSelector(selectCart);
  const stockOf = useAppSelector(selectStock);
  const { id, status, lines, shipping, address, delivery, payment } = order;
  const again = linesAgain(order, cart, stockOf);
  const orderAgain = () => {
    for (const line of again.lines) dispatch(addedToCart(line));
    announce(t('orders.again.done', { count: again.lines.length }));
    navigate(checkoutAddress, { state: { missing: again.missing } });
  };
  return (
    <div className="order-summary">
      <OrderLines lines={lines} />
      <Totals lines={lines} shipping={shipping} />
      <dl className="order-facts">
        <div>
          <dt>{t('orders.address')}</dt>
          <dd>
            <OrderAddress address={address} />
          </dd>
        </div>
        <div>
          <dt>{t('checkout.delivery')}</dt>
          <dd>{t(`deliveries.${delivery}.title`)}</dd>
        </div>
        <div>
          <dt>{t('checkout.payment')}</dt>
          <dd>{t(`payments.${payment}.title`)}</dd>
        </div>
      </dl>
      <div className="checkout-buttons">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={again.lines.length === 0}
          onClick={orderAgain}
        >
          {t('orders.again.action')}
        </button>
        {status === 'placed' && (
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={() => dispatch(orderSent(id))}>
              {t('orders.send')}
            </button>
            <button type="button" className="btn btn-outline-danger" onClick={() => dispatch(orderCancelled(id))}>
              {t('orders.cancel')}
            </button>
          </>
        )}
      </div>
      {again.lines.length === 0 && <p className="checkout-note">{t('orders.again.none')}</p>}
    </div>
  );
}
