import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../app/hooks';
import { EmptyState } from '../../components/EmptyState';
import { ItemList } from '../../components/ItemList';
import { ListDetail } from '../../components/ListDetail';
import { useFormats } from '../../components/useFormats';
import { useSelectedIdParam } from '../../components/useSelectedIdParam';
import { useHydrated } from '../../lib/useHydrated';
import { OrderStatusBadge } from './OrderStatusBadge';
import { OrderSummary } from './OrderSummary';
import { OrderUndoNotice } from './OrderUndoNotice';
import type { Order } from './orders';
import { totalsOf } from './prices';
import { ShopHeader } from './ShopHeader';
import './shop.scss';
import { selectOrders } from './shopSlice';
import { shopAddress, useItemName, usePrice } from './useShop';

/** In pixels. */
const rowHeight = 68;

/** The placed orders, the newest first, and the one that the address names (`?id=1001`). */
export default function OrdersPage() {
  const { t } = useTranslation('shop');
  const isHydrated = useHydrated();
  return (
    <>
      <ShopHeader>
        <h1>{t('orders.title')}</h1>
        <p>{t('orders.subtitle')}</p>
      </ShopHeader>
      {/* The document cannot know the orders. */}
      {isHydrated && <Orders />}
    </>
  );
}

function Orders() {
  const { t } = useTranslation('shop');
  const { number, date } = useFormats();
  const price = usePrice();
  const nameOf = useItemName();
  const orders = useAppSelector(selectOrders);
  const { id, addressOf, isUndecided, close } = useSelectedIdParam();
  const shown = isUndecided ? orders[0] : orders.find((order) => order.id === id);

  if (orders.length === 0) {
    return (
      <div className="card checkout-empty">
        <EmptyState drawing="boat" title={t('orders.none')} hint={t('orders.noneHint')}>
          <Link to={shopAddress} className="btn btn-primary">
            {t('unknown.toShop')}
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ListDetail
        listLabel={t('orders.list')}
        detailLabel={t('orders.detail')}
        list={
          <ItemList
            label={t('orders.list')}
            items={orders}
            rowHeight={rowHeight}
            selected={shown?.id ?? null}
            addressOf={addressOf}
          >
            {(order) => (
              <>
                <span className="item-text">
                  <span className="item-title">{t('orders.name', { id: order.id })}</span>
                  <span className="item-note">
                    {date(order.placedAt)} · {order.lines.map(nameOf).join(', ')}
                  </span>
                </span>
                <span className="order-row-end tabular">
                  <span>{price(totalsOf(order.lines, order.shipping).total)}</span>
                  <OrderStatusBadge status={order.status} />
                </span>
              </>
            )}
          </ItemList>
        }
        detail={shown ? <OrderDetail order={shown} /> : <EmptyState drawing="window" title={t('orders.unknown')} />}
        detailOf={shown?.id ?? null}
        isDetailOpen={id !== null}
        onBack={close}
      />
      <p className="visually-hidden" role="status">
        {t('orders.found', { count: orders.length, formatted: number(orders.length) })}
      </p>
      <OrderUndoNotice />
    </>
  );
}

function OrderDetail({ order }: { readonly order: Order }) {
  const { t } = useTranslation('shop');
  const { dateTime } = useFormats();
  return (
    <article className="order-detail" aria-labelledby="order">
      <header className="order-head">
        <h2 id="order">{t('orders.name', { id: order.id })}</h2>
        <OrderStatusBadge status={order.status} />
        <p>{t('orders.placedAt', { moment: dateTime(order.placedAt) })}</p>
      </header>
      <OrderSummary order={order} />
    </article>
  );
}
