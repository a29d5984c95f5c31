import { useTranslation } from 'react-i18next';
import type { Order } from './orders';

/** Whom an order is for, as on an envelope. */
export function OrderAddress({ address }: { readonly address: Order['address'] }) {
  const { t } = useTranslation('shop');
  const { name, street, postcode, city, country, email } = address;
  return (
    <address className="order-address">
      {/* Each line in its own direction, all of them on the page's side. */}
      {[name, street, `${postcode} ${city}`, t(`countries.${country}`), email].map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places, and two can be equal
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
