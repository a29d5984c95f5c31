import type { i18n, TFunction } from 'i18next';
import type { SearchableApp } from '../../sample-data/public/searchableApp';
import { type CartItem, soldAs } from '../cart';
import { products } from '../products';
import { selectOrders } from '../shopSlice';
import { ordersAddress, productAddress } from '../useShop';

export const searchableProducts: SearchableApp = {
  page: '/ecom/shop',
  texts: ['shop'],
  find: (_, i18n) => {
    const t = textsIn(i18n);
    return products.map(({ id, subject }) => ({
      id: `product ${id}`,
      kind: 'product',
      to: productAddress(id),
      title: t(`products.${subject}.name`),
      text: t(`products.${subject}.description`),
    }));
  },
};

export const searchableOrders: SearchableApp = {
  page: '/ecom/orders',
  texts: ['shop'],
  find: (state, i18n) => {
    const t = textsIn(i18n);
    return selectOrders(state).map(({ id, lines, address: { name, street, postcode, city } }) => ({
      id: `order ${id}`,
      kind: 'order',
      to: `${ordersAddress}?id=${id}`,
      title: t('orders.name', { id }),
      text: [...lines.map((line) => productName(line, t)), name, street, postcode, city].filter(Boolean).join(' · '),
    }));
  },
};

const textsIn = (i18n: i18n) => i18n.getFixedT(i18n.language, 'shop');

function productName(line: CartItem, t: TFunction<'shop'>): string {
  const sold = soldAs(line);
  return sold ? t(`products.${sold.product.subject}.name`) : '';
}
