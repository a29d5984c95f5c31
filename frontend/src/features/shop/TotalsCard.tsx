import { useTranslation } from 'react-i18next';
import { type Country, type Delivery, type PricedLine, shippingRules, totalsOf } from './prices';
import { usePrice } from './useShop';

export interface TotalsProps {
  readonly lines: readonly PricedLine[];
  /** In cents. */
  readonly shipping: number;
}

/** What an order costs: goods, sending, total, and the VAT in it by rate. */
export function Totals({ lines, shipping }: TotalsProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const totals = totalsOf(lines, shipping);
  return (
    <dl className="totals tabular">
      <div>
        <dt>{t('totals.goods')}</dt>
        <dd>{price(totals.goods)}</dd>
      </div>
      <div>
        <dt>{t('totals.shipping')}</dt>
        <dd>{totals.shipping === 0 ? t('free') : price(totals.shipping)}</dd>
      </div>
      <div className="totals-sum">
        <dt>{t('total')}</dt>
        <dd>{price(totals.total)}</dd>
      </div>
      {totals.vat.map(({ rate, gross, vat }) => (
        <div key={rate} className="totals-vat">
          <dt>{t('totals.vat', { rate, gross: price(gross) })}</dt>
          <dd>{price(vat)}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface TotalsCardProps extends TotalsProps {
  readonly delivery: Delivery;
  readonly country: Country;
}

/** The totals beside the checkout's steps, with what is missing for free delivery. */
export function TotalsCard({ lines, shipping, delivery, country }: TotalsCardProps) {
  const { t } = useTranslation('shop');
  const price = usePrice();
  const { goods } = totalsOf(lines, shipping);
  const missing = shippingRules[country].freeFrom - goods;
  return (
    <aside className="card checkout-totals" aria-labelledby="totals">
      <h2 id="totals">{t('totals.title')}</h2>
      <Totals lines={lines} shipping={shipping} />
      {delivery === 'home' && goods > 0 && (
        <p className="checkout-note">
          {missing > 0
            ? t('totals.untilFree', { amount: price(missing) })
            : t('totals.isFree', { amount: price(shippingRules[country].freeFrom) })}
        </p>
      )}
    </aside>
  );
}
