import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderSummary } from '../OrderSummary';
import { OrderUndoNotice } from '../OrderUndoNotice';
import type { Order } from '../orders';
import { ordersAddress, shopAddress } from '../useShop';

export interface PlacedOrderProps {
  readonly order: Order;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly steps: ReactNode;
}

/** The end of the checkout: the order's number, what follows, and the order itself, which can be cancelled. */
export function PlacedOrder({ order, heading, steps }: PlacedOrderProps) {
  const { t } = useTranslation('shop');
  const { id, status, payment, address } = order;
  return (
    <>
      {steps}
      <section className="card checkout-step checkout-placed" aria-labelledby="placed">
        <h2 id="placed" ref={heading} tabIndex={-1}>
          {t(`placed.title.${status}`, { id })}
        </h2>
        {status === 'placed' && (
          <p>
            {t(`placed.next.${payment}`, { id, email: address.email })} {t('placed.honest')}
          </p>
        )}
        <div className="checkout-buttons">
          <Link to={`${ordersAddress}?id=${id}`} className="btn btn-primary">
            {t('placed.toOrders')}
          </Link>
          <Link to={shopAddress} className="btn btn-outline-secondary">
            {t('placed.goOn')}
          </Link>
        </div>
        <OrderSummary order={order} />
      </section>
      <OrderUndoNotice />
    </>
  );
}
