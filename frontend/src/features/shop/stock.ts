import { itemKey, itemOf, type StockOf } from './cart';
import type { Order } from './orders';
import { offerOf, productOf } from './products';

/** The stock that orders leave. What a cancelled order held is there again. */
export function stockAfter(orders: readonly Order[]): StockOf {
  const ordered = new Map<string, number>();
  for (const { status, lines } of orders) {
    if (status === 'cancelled') continue;
    for (const line of lines) ordered.set(itemKey(line), (ordered.get(itemKey(line)) ?? 0) + line.quantity);
  }
  return (item) => {
    const product = productOf(item.productId);
    const offer = product && offerOf(product, item.variant);
    if (!offer) return 0;
    const taken = ordered.get(itemKey(itemOf(product, offer))) ?? 0;
    return Math.max(0, offer.stock - taken);
  };
}
