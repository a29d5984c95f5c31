import { array, int, literal, object, enum as oneOf, optional, type infer as Shape, string, union } from 'zod/mini';
import { momentSchema } from '../sample-data/public/moment';
import { type CartLine, isSameItem, itemOf, type StockOf, soldAs } from './cart';
import {
  addressProblems,
  type CheckoutDraft,
  countryOf,
  deliveryOf,
  paymentOf,
  payments,
  readPostcode,
} from './checkoutDraft';
import { countries, deliveries, goodsTotal, type PricedLine, shippingFor } from './prices';

const orderStatuses = ['placed', 'sent', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

const orderSchema = object({
  id: int(),
  placedAt: momentSchema,
  status: oneOf(orderStatuses),
  /** At the prices of that moment, in cents, VAT included. */
  lines: array(
    object({
      productId: int(),
      variant: optional(string()),
      quantity: int(),
      price: int(),
      vat: union([literal(9), literal(21)]),
    }),
  ),
  address: object({
    name: string(),
    email: string(),
    street: string(),
    postcode: string(),
    city: string(),
    country: oneOf(countries),
  }),
  delivery: oneOf(deliveries),
  payment: oneOf(payments),
  /** In cents. */
  shipping: int(),
});

export const ordersSchema = array(orderSchema);

/** An order: its lines, prices and address stay as they were when it was placed. */
export type Order = Shape<typeof orderSchema>;

const firstNumber = 1001;

/** The number of the next order. */
export const nextOrderId = (orders: readonly Order[]): number =>
  Math.max(firstNumber - 1, ...orders.map(({ id }) => id)) + 1;

/** A cart's lines with today's prices. */
export const pricedLines = (cart: readonly CartLine[]): (CartLine & PricedLine)[] =>
  cart.flatMap(({ quantity, ...item }) => {
    const sold = soldAs(item);
    if (!sold) return [];
    const { product, offer } = sold;
    return { ...itemOf(product, offer), quantity, price: offer.price, vat: product.vat };
  });

/** The address that is entered, as an order has it: without spaces around it, and the postcode in its usual form. */
export function addressOf(draft: CheckoutDraft): Order['address'] {
  const country = countryOf(draft);
  const { name, email, street, postcode, city } = draft;
  return {
    name: name.trim(),
    email: email.trim(),
    street: street.trim(),
    city: city.trim(),
    country,
    postcode: readPostcode(postcode, country) ?? postcode.trim(),
  };
}

/**
 * The order for a cart.
 * @param placedAt ISO 8601
 * @returns null for an empty cart, or when the draft lacks something
 */
export function orderFor(
  cart: readonly CartLine[],
  draft: CheckoutDraft,
  { id, placedAt }: Pick<Order, 'id' | 'placedAt'>,
): Order | null {
  const payment = paymentOf(draft);
  const lines = pricedLines(cart);
  if (!payment || lines.length === 0 || addressProblems(draft).length > 0) return null;
  const address = addressOf(draft);
  const delivery = deliveryOf(draft);
  return {
    id,
    placedAt,
    status: 'placed',
    lines,
    delivery,
    payment,
    address,
    shipping: shippingFor(goodsTotal(lines), delivery, address.country),
  };
}

/** What of an order can be ordered again, beside what a cart already holds; and how many lines cannot, or not in full. */
export function linesAgain(
  { lines }: Order,
  cart: readonly CartLine[],
  stockOf: StockOf,
): { lines: CartLine[]; missing: number } {
  const again = lines.map(({ productId, variant, quantity }) => {
    const item = variant === undefined ? { productId } : { productId, variant };
    const held = cart.find((line) => isSameItem(line, item))?.quantity ?? 0;
    return { ...item, wanted: quantity, quantity: Math.min(quantity, stockOf(item) - held) };
  });
  return {
    lines: again.filter(({ quantity }) => quantity > 0).map(({ wanted, ...line }) => line),
    missing: again.filter(({ quantity, wanted }) => quantity < wanted).length,
  };
}
