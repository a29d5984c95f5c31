import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CartItem, itemKey, soldAs } from './cart';
import { Picture } from './pictures/Picture';
import type { PricedLine } from './prices';
import { productAddress, useItemName, usePrice } from './useShop';

/** The lines of an order at its prices. Products that are still sold are links. */
export function OrderLines({ lines }: { readonly lines: readonly (CartItem & PricedLine)[] }) {
  const { t } = useTranslation('shop');
  const nameOf = useItemName();
  const price = usePrice();
  return (
    <ul className="order-lines">
      {lines.map((line) => {
        const sold = soldAs(line);
        const name = nameOf(line);
        return (
          <li key={itemKey(line)}>
            {sold && <Picture subject={sold.product.subject} variant={line.variant} />}
            <span className="order-line-name">
              {sold ? <Link to={productAddress(line.productId, line.variant)}>{name}</Link> : name}
              <span className="order-line-quantity tabular">
                {t('orders.quantity', { count: line.quantity, price: price(line.price) })}
              </span>
            </span>
            <span className="tabular">{price(line.price * line.quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}
