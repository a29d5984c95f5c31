import { useTranslation } from 'react-i18next';
import type { Order } from './orders';

/** Whom an order is for, as on an envelope. */
export function OrderAddress({ address }: { readonly address: Order['address'] }) {
  const { t } = useTranslation('shop');
  const { name, street, postcode, city, country, email } = address;
  return (
    <address className="order-address">
      {[name, street, `${postcode} ${city}`, t(`countries.${country}`), email].map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}
