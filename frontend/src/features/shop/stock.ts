import type { CartItem, StockOf } from './cart';
import type { Order } from './orders';
import { offerOf, productOf } from './products';

const keyOf = ({ productId, variant = '' }: CartItem) => `${productId} ${variant}`;

/** The stock that orders leave. What a cancelled order held is there again. */
export function stockAfter(orders: readonly Order[]): StockOf {
  const ordered = new Map<string, number>();
  for (const { status, lines } of orders) {
    if (status === 'cancelled') continue;
    for (const line of lines) ordered.set(keyOf(line), (ordered.get(keyOf(line)) ?? 0) + line.quantity);
  }
  return (item) => {
    const product = productOf(item.productId);
    const offer = product && offerOf(product, item.variant);
    if (!offer) return 0;
    const taken = ordered.get(keyOf({ productId: item.productId, variant: offer.variant })) ?? 0;
    return Math.max(0, offer.stock - taken);
  };
}
